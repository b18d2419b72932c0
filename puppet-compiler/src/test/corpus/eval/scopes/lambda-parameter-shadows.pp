$x = 'outer'
$r = ['inner'].map |$x| { $x }
[$x, $r]
