# logs only
type Car = Object[{functions=>{foo=>Callable, '[]'=>Callable[Integer]}}]
notice(Car())
notice(Car()[1])
