# logs only
type Vehicle = { attributes => { w => Integer } }
type Car = Vehicle { attributes => { p => Integer } }
notice(Car(1,2))
