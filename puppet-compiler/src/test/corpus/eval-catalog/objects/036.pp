# logs only
type Car = Object[{annotations=>{}}]
notice(Car())
