ty_comp { '/a:b': }
ty_comp { 'plain': dir => '/x' }
