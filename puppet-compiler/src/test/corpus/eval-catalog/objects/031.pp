# logs only
type Car = Object[{attributes=>{p=>5}}]
notice(Car(1))
