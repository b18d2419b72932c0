notice(hiera_hash('nosuch', {'e' => 1}), hiera_hash('json_only'))
