$x = 1
notice(defined('$x'), defined('$y'), defined('$::x'))
