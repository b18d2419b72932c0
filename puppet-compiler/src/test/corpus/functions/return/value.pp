function f($x) { if $x { return('yes') } 'no' }
notice(f(true), f(false))
