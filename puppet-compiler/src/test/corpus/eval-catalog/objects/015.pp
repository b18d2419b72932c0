# logs only
type Vehicle = Object[{attributes=>{wheels=>{type=>Integer,final=>true}}}]
type Car = Object[{parent=>Vehicle, attributes=>{wheels=>{type=>Integer,override=>true}}}]
notice(Car(1))
