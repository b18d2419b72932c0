class t(Type[Bar] $v = Bar) { notice($v) }
define bar($x = 1) { }
include t
