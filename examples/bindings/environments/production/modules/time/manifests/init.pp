class time(Array[String] $servers = inject('time::fallback')) {
  package { 'chrony': ensure => installed }
  file { '/etc/chrony/chrony.conf':
    content => $servers.map |$server| { "server ${server} iburst\n" }.join,
    require => Package['chrony'],
  }
}
