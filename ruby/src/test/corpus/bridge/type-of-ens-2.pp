ty_ens { 'x': }
