service { 'nosuch-bindery': ensure => stopped, enable => false, provider => 'base', pattern => 'nosuch-bindery', hasstatus => false }
