notice(Integer[1,3].map |$x| { $x }, Enum[a].map |$x| { $x }, 'ab'.map |$x| { $x })
