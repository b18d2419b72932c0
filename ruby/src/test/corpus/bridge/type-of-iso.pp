ty_iso { 'a': cmd => 'same' }
ty_iso { 'b': cmd => 'same' }
