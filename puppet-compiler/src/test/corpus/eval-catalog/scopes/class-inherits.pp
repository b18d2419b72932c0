# logs only
class base { $x = 'base x' $y = 'base y' }
class child inherits base { $x = 'child x' notice($x) notice($y) }
include child
notice([$child::x, $child::y, $base::x])
