[unwrap(1), unwrap(undef), Sensitive(Sensitive(2)).unwrap, Sensitive([3]).unwrap |$x| { $x[0] + 1 }]
