# logs only
type Car = Object[{attributes=>{reg=>String}}]
notice(Car())
