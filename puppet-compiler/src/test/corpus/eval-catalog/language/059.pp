# logs only
function f(Callable[Integer] &$b) { $b.call(1) }
notice(f() |$x| { $x + 1 })
notice(f() |$x, $y| { $x + 1 })
