# logs only
type Car = Object[{type_parameters=>{p=>Integer}, attributes=>{p=>Integer}}]
notice(Car(5))
notice(Car[5], Car(5) =~ Car[5], Car(5) =~ Car[6], Car[{p=>5}])
