# logs only
type Car = Object[{attributes=>{a=>Integer,b=>Integer}, equality=>[a]}]
notice(Car(1,2) == Car(1,3))
