# logs only
type Car = Object[{attributes=>{reg=>{type=>String,kind=>constant,value=>'x'}}}]
notice(Car().reg)
notice(Car('a'))
