# logs only
type Vehicle = Object[{attributes=>{wheels=>Integer}}]
type Car = Object[{parent=>Vehicle, attributes=>{wheels=>Integer}}]
notice(Car(1))
