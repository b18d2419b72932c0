ty_api { 'a': speed => 5, mode => 'y', once => 'z', ensure => present }
