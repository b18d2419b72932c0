function returning() { jump::yielding(1) |$y| { return('ret') } 'end' }
notice(lookup('jump::nowhere', { 'default_value' => 'default' }), lookup('jump::in_file'))
notice([1, 2, 3].map |$x| { jump::yielding($x) |$y| { next($y + 1) } })
notice(returning(), jump::catches('x'))
notice([1, 2, 3].map |$x| { if $x == 2 { jump::yielding(1) |$z| { break() } } else { $x } })
