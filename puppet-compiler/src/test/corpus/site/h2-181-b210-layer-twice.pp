site { bindings => [ layer { 'a': include => [] }, layer { 'a': include => [] } ] }
