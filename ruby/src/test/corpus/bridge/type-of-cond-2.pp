ty_cond { 'x': never => 1 }
