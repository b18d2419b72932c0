define bar($x = 1) { }
class t(Type[Bar] $v = Bar) { notice($v) }
class u(Type[Bar['a']] $v = Bar['a']) { notice($v) }
bar { 'a': }
include t, u
notice(Type[Bar], Type[Bar['a']], Bar =~ Type[Bar], File =~ Type[Bar], Type[Bar] <= Type[Resource])
