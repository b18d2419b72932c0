stage { 'setup': before => Stage['main'] }
stage { 'teardown': require => Stage['main'] }
class prepare { notify { 'prepare': } }
class clean { notify { 'clean': } }
class { 'prepare': stage => 'setup' }
class { 'clean': stage => 'teardown' }
notify { 'work': }
