type Car = Object[attributes => {brand => String}]
Car('volvo').colour
