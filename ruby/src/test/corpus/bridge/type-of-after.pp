ty_after { 'x': late => 1 }
