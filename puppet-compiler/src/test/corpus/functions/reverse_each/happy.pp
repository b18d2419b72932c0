notice([1,2,3].reverse_each.map |$x| { $x }, 4.reverse_each.map |$x| { $x }, 'abc'.reverse_each.map |$x| { $x }, Integer[3,5].reverse_each.map |$x| {$x})
