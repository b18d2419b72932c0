notice([1].reduce(undef) |$m,$x| { [$m, $x] })
