ty_life { 'x': ensure => present }
