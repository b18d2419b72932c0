# logs only
notice(any([1,2]) |$x| { $x == 2 }, all([1,2]) |$x| { $x > 0 }, any({a=>1}) |$k,$v| { $v == 1 }, all([]) |$x| { false }, any([]) |$x| { true }, any([false, undef]), all([1,2]))
