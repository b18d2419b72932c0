# logs only
type Car = Object[{attributes=>{'1p'=>Integer}}]
notice(Car(1))
