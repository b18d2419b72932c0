# logs only
type Car = Object[{attributes=>{p=>{type=>Integer,value=>'x'}}}]
notice(Car())
