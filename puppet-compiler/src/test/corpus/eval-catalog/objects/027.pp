# logs only
type Car = Object[{attributes=>{p=>Integer}}]
notice(Car[5])
