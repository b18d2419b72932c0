ty_comp { '/a:b': }
ty_comp { 'b': dir => '/a' }
