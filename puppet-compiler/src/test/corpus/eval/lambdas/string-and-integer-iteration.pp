[3.map |$x| { $x }, 'abc'.map |$c| { "${c}${c}" }, Integer[2, 4].map |$x| { $x }, 'ab'.each |$i, $c| { notice("${i}${c}") }]
