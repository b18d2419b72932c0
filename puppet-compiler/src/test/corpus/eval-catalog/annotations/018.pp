# logs only
type Car = Object[{functions=>{foo=>Callable}}]
notice(Car().foo)
