stage { 'first': before => Stage['main'] }
stage { 'after': require => Stage['main'] }
class early { notify { 'early': } }
class late { notify { 'late': } }
class { 'late': stage => 'after' }
class { 'early': stage => 'first' }
notify { 'main': }
