notice(Integer.new('5') |$x| { $x + 1 })
