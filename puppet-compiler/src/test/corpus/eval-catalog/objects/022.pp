# logs only
type Car = Object[{attributes=>{a=>Integer}, equality_include_type=>false, equality=>[a]}]
type Bus = Object[{attributes=>{a=>Integer}, equality_include_type=>false, equality=>[a]}]
notice(Car(1) == Bus(1))
