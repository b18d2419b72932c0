notice(hiera_array('nosuch', ['else']), hiera_array('greeting'))
