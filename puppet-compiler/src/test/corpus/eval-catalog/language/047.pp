# logs only
$x = if false { 1 }
notice($x)
$y = case 5 { 1: { 2 } }
notice($y)
$z = unless true { 1 }
notice($z)
