[1, 2].map |$x| { $x + 1 }.filter |$x| { $x > 'a' }
