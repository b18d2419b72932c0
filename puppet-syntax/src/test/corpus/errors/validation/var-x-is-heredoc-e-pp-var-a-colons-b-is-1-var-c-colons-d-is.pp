$x = @(E:pp)
 $a::b = 1
 $c::d = 1
 E