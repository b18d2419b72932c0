exec { 'true': path => ['/bin', '/usr/bin'], unless => 'test -d /', environment => ['A=1', 'B=2'] }
exec { 'listed': command => '/bin/true', refreshonly => true, timeout => 5, tries => 2, try_sleep => 1, logoutput => on_failure, umask => '022' }
exec { 'words': command => ['/bin/echo', 'hello there'], creates => '/' }
