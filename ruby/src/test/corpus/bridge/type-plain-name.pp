api_plainname { 'a': value => 1, name => 'b' }
