# logs only
function f() >> Integer { 'x' }
notice(f())
