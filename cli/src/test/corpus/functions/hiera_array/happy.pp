notice(hiera_array('list'))
