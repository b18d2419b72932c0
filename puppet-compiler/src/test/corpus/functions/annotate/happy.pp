type Note = Object[{parent => Annotation, attributes => {text => String}}]
type Car = Object[{attributes => {reg => String}}]
$car = Car('abc')
Note.annotate($car, {'text' => 'hi'})
Note.annotate($car).text
