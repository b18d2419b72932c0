ty_dyn { 'x': dyn_p => 1, quoted => 2, plain => 3 }
