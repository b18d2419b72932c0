# logs only
type Car = Object[{attributes=>{p=>Integer}, functions=>{foo=>Callable[[Integer],String]}}]
$c = Car(1)
notice($c.foo(1))
