$x.foo |$a, *$b| { }
