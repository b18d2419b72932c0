# logs only
type Car = Object[{constants=>{reg=>'x', n=>5}}]
notice(Car().reg, Car().n)
notice(Car)
notice(Car.n)
