# logs only
function f() { [1,2].each |$x| { return($x) } 5 }
notice(f())
