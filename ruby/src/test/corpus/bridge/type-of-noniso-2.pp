ty_noniso { 'a': }
ty_noniso { 'b': cmd => 'a' }
