# logs only
type Car = { attributes => { p => Integer } }
notice(Car(1))
notice(Car)
