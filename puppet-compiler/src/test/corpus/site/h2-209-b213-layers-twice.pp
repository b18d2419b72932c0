site { bindings => [ layer { 'a': include => [] } ] }
site { layers { layer { 'b': include => [] } } }
