# logs only
type Car = Object[{functions=>{foo=>Callable}, attributes=>{foo=>Integer}}]
notice(Car(1))
