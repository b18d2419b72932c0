# logs only
type Car = Object[{attributes=>{a=>Integer,b=>{type=>Integer,value=>1}}, serialization=>[b,a]}]
notice(Car(1,2))
