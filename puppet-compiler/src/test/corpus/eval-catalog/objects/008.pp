# logs only
type Car = Object[{attributes=>{reg=>{type=>String,kind=>derived}}}]
notice(Car())
notice(Car().reg)
