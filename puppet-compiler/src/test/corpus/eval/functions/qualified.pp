function my::tools::twice($x) { [$x, $x] }
[my::tools::twice(1), ::my::tools::twice(2)]
