site { bindings => [ layer { 'a': include => 'env:/default' }, { "b ${facts['dc']}": include => ['env:/more'], exclude => 'env:/default' } ] }
