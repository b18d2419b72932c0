# logs only
function f(Optional[Callable] &$b) { if $b { $b.call() } else { 'none' } }
notice(f())
notice(f() || { 5 })
