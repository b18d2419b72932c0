ty_loop { 'x': e => 1 }
