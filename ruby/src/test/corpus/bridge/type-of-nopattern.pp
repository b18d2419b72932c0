ty_nopattern { 'a': dir => 'x' }
