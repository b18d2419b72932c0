ty_propname { 'a': name => 'q' }
