# logs only
notice(defined('$x'), defined('file'), defined(File['/x']), defined('nope'), defined(Class['x']), defined('::x'))
