ty_cond { 'x': always => 1, modern => 1 }
