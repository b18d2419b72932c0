node default {
  include web
  web::site { 'blog': prot => 80 }
  file { '/srv/blog':
    ensure => directory,
    mode => 755,
  }
  service { 'nginx': ensure => runing }
}
