include m
notice(defined('m'), defined(Class['m']), defined('m::one'), defined(Class['m::one']), defined('nosuch'))
