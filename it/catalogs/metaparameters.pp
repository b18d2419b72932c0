notify { 'all': noop => true, loglevel => 'warning', audit => 'all', tag => ['a'], alias => 'each' }
file { '/tmp/bindery-audit': audit => ['mode', 'owner'] }
