ty_munge { 'ABC': size => '5' }
ty_munge { 'abc': size => 'zz' }
