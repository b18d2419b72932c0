# logs only
type Car = Object[{attributes=>{a=>Integer,b=>{type=>Integer,value=>1}}, serialization=>[a,b]}]
notice(Car(1,2))
