site { layers { layer { 'a': include => 'env:/*' } layer { 'b': include => [] } } }
