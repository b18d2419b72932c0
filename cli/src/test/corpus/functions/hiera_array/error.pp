notice(hiera_array('map'))
