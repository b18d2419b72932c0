ty_lam { 'ab@cd': }
ty_lam { 'z': name => 'AB', dir => '/cd' }
