# logs only
type Car = Object[{type_parameters=>{p=>Integer}, attributes=>{p=>Integer}}]
notice(Car['x'])
