notice(call('join', ['a','b'], '-'), call('map', [1,2]) |$x| { $x + 1 })
