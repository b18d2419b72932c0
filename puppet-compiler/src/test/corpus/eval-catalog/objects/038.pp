# logs only
type Car inherits Vehicle { attributes => { p => Integer } }
notice(Car(1))
