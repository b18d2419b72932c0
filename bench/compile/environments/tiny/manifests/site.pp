# One class and a dozen resources: what most of a compile's fixed cost is measured on.
class small(String $motd = 'none', Integer[1] $workers = 2) {
  file { '/etc/motd': content => "${motd}\n${facts['networking']['fqdn']}\n" }
  package { 'small': ensure => installed } -> file { '/etc/small.conf': content => "workers=${workers}\n", notify => Service['small'] }
  ['log', 'run', 'lib'].each |$kind| { file { "/var/${kind}/small": ensure => directory, owner => 'small' } }
  group { 'small': system => true }
  user { 'small': gid => 'small', home => '/var/lib/small' }
  service { 'small': ensure => running, enable => true }
}
node default { include small }
