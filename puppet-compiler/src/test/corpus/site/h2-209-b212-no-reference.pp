site { bindings => [ layer { 'a': include => 'no reference' } ] }
