ty_cond { 'x': ancient => 1 }
