site { bindings => [ layer { 'a': include => 42, exclude => ['env:/x', { 'a' => 1 }] } ] }
