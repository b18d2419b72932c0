# logs only
function f(Integer $x, String *$rest) >> String { "${x}${rest}" }
notice(f(1, 'a', 'b'))
notice(f(1))
notice(f(1, 2))
