ty_halflife { 'x': ensure => present }
