# logs only
type Car = Object[{attributes=>{reg=>String, doors=>{type=>Integer,value=>4}}, functions=>{}}]
$c = Car('ABC')
notice($c, $c.reg, $c.doors, type($c))
notice($c == Car('ABC', 4), $c == Car('X'))
notice(Car('X', 'y'))
