# logs only
type Car = Object[{attributes=>{reg=>{type=>String,kind=>given_or_derived}}}]
notice(Car())
notice(Car('a').reg)
notice(Car().reg)
