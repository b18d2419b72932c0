type Point = Object[{attributes => {x => Integer, y => {type => Integer, value => 0}}}]
$p = Point(1, 2)
notice($p.x, $p.y, Point({x => 3}).y, Point(1,2) == Point(1,2))
