# logs only
type Car = Object[{attributes=>{reg=>{type=>String,kind=>bogus}}}]
notice(Car('a').reg)
