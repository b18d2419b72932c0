function three($a, $b, $c) { "${a}-${b}-${c}" }
$args = [1, 2, 3]
[three(*$args), three(0, *[1, 2]), $args.reduce |$m, $x| { $m * $x }]
