ty_noniso { 'a': cmd => 'same' }
ty_noniso { 'b': cmd => 'same' }
