# logs only
type Car = Object[{attributes=>{a=>Integer}, equality=>[zz]}]
notice(Car(1))
