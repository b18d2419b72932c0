notice('abc'.any |$c| { $c == 'b' })
