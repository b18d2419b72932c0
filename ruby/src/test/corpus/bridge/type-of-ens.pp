ty_ens { 'x': ensure => latest }
