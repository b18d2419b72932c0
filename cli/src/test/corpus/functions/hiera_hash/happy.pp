notice(hiera_hash('map'))
