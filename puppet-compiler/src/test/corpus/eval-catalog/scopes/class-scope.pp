# logs only
class a { $v = 'in a' notice($v) notice($top) }
$top = 'T'
include a
notice([$a::v, $::a::v])
