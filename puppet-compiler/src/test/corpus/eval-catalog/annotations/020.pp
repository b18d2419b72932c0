# logs only
type Car = Object[{functions=>{foo=>Integer}}]
notice(Car())
