# logs only
type Vehicle = Object[{attributes=>{wheels=>Integer}}]
type Car = Object[{parent=>Vehicle, attributes=>{doors=>Integer}}]
$c = Car(4, 2)
notice($c, $c.wheels, $c =~ Vehicle, $c =~ Car, Car < Vehicle, Vehicle < Car)
notice(type($c))
