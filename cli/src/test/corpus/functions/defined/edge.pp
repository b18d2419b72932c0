file { '/x': }
notice(defined(File['/x']), defined(File['/y']), defined(File['/y'], File['/x']), defined('file'), defined('m::thing'), defined('M::Thing'), defined('$facts'), defined('$nope'), defined('notice'), defined(''), defined(File))
