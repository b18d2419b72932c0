api_resource { 'a': ensure => present, size => 3, mode => 'x' }
