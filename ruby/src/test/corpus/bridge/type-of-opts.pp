ty_opts { 'x': val => 1 }
ty_opts { 'y': key => 'x' }
