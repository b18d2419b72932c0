$a = undef
notice("[${a}]")
[$a, defined('$a'), defined('$b')]
