ty_lam { 'abc': }
ty_lam { 'y': name => 'cba' }
