# logs only
notice(lookup('nope', {default_value=>5}), lookup('nope', String, 'first', 'd'), lookup('nope') |$k| { $k })
notice(hiera('nope', 'd'), hiera_array('nope', []), hiera_hash('nope', {}))
