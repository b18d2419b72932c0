# logs only
type Car = Object[{attributes=>{doors=>{type=>Integer,override=>true}}}]
notice(Car(1))
