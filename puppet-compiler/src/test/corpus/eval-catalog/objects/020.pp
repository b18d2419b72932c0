# logs only
type Car = Object[{attributes=>{a=>Integer}, equality=>[]}]
notice(Car(1) == Car(2))
