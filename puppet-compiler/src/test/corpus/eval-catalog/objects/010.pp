# logs only
type Car = Object[{attributes=>{reg=>{type=>String,kind=>reference}}}]
notice(Car('a').reg)
