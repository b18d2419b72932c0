type Note = Object[{parent => Annotation, attributes => {text => String}}]
type Car = Object[{attributes => {reg => String}}]
$car = Car('abc')
$none = Note.annotate($car)
$made = Note.annotate($car) || { {'text' => 'made'} }
$gone = Note.annotate($car, clear)
[$none, $made.text, $gone.text, Note.annotate($car)]
