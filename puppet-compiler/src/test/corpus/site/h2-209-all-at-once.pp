site { categories { common => 1, environment => 2, a => [1] } bindings => [ layer { 'a': require => 1 }, layer { 'a': include => 1 } ] }
