class a { $v = 'in a' notice($v) notice($top) }
$top = 'T'
include a
[$a::v, $::a::v]
