# logs only
type Car = Object[{attrs=>{p=>Integer}}]
notice(Car(1))
