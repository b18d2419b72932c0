type Car = Object[attributes => {brand => String, doors => Integer}]
Car('volvo')
