file { 'x':
  ensure => present