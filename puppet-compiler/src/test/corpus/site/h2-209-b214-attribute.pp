site { bindings => [ layer { 'a': require => 'env:/default' } ] }
