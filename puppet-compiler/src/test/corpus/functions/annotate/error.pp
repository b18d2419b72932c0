type Note = Object[{parent => Annotation, attributes => {text => String}}]
type Car = Object[{attributes => {reg => String}}]
Note.annotate(Car('abc'), {'nope' => 1})
