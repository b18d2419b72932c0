ty_ownmethod { 'x': p => 1, q => 2 }
