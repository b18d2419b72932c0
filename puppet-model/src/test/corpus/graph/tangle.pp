$all = ['a', 'b', 'c', 'd', 'e']
notify { $all: }
$all.each |$x| { $all.each |$y| { if $x != $y { Notify[$x] -> Notify[$y] } } }
