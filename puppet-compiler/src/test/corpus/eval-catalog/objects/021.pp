# logs only
type V = Object[{attributes=>{a=>Integer}}]
type Car = Object[{parent=>V, attributes=>{b=>Integer}, equality_include_type=>false, equality=>[b]}]
notice(Car(1,2) == Car(1,2))
