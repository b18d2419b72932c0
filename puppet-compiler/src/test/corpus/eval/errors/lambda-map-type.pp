['a'].map |Integer $x| { $x }
