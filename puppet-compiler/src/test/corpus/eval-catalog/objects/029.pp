# logs only
type Car = Object[{attributes=>{p=>Integer}, checks=>{a=>1}}]
notice(Car(1))
