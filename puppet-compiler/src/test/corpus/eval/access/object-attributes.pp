type Car = Object[attributes => {brand => String, wheels => {type => Integer, value => 4}}]
$c = Car('volvo')
notice($c.brand, $c.wheels)
notice($c)
[$c.brand.upcase, Car('a') == Car('A'), $c =~ Car]
