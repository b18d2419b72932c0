# logs only
type Car = Object[{parent=>Bogus}]
notice(Car())
