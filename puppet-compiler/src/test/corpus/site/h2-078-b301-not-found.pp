site { bindings => [ layer { 'a': include => 'env:/nosuch' } ] }
