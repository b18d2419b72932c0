notice(hiera_hash('list'))
