site { bindings => [ layer { 'enc': include => 'enc:/nodes' } ] }
