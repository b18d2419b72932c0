$x = @(E:pp)
 $a = = 1
 E