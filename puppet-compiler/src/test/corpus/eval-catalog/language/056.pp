# logs only
function f($x) { if $x > 0 { f($x - 1) } else { 0 } }
notice(f(50))
