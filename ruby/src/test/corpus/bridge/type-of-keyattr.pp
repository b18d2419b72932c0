ty_keyattr { 'x': id => 'same' }
ty_keyattr { 'y': id => 'same' }
