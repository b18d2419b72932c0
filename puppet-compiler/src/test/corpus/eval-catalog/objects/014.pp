# logs only
type Vehicle = Object[{attributes=>{wheels=>Integer}}]
type Car = Object[{parent=>Vehicle, attributes=>{wheels=>{type=>String,override=>true}}}]
notice(Car(1))
