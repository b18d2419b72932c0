# logs only
class foo { $x = 1 }
notice($foo::x)
include foo
notice($foo::x, $foo::y)
