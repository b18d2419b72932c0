function f() >> String { return(1) }
function g() >> String { [1].each |$x| { return(5) } 'a' }
function h($x) >> Integer { if $x { return(undef) } 1 }
[f(), g(), h(true)]
