[1].each |String $x| { }
