ty_comp { 'a:b:c': }
ty_comp { 'q': name => 'c', dir => 'a:b' }
