class a($v1 = 'x', $v2 = "${a::v1} y", $v3 = $::a::v2) { notice($v1, $v2, $v3) }
class b($v1 = "${b::v2} y", $v2 = 1) { }
include a
include b
