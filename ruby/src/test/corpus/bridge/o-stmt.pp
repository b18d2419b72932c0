o_stmt('a', 1, undef, true)
$x = o_stmt('b')
