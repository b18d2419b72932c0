# A small nginx.
#
# @param package           what to install
# @param user              who the workers run as
# @param worker_processes  how many
# @param sites             the sites to serve
class nginx (
  String[1]                $package,
  String[1]                $user,
  Variant[Integer[1], Enum['auto']] $worker_processes = 'auto',
  Hash[String[1], Hash]    $sites                     = {},
) {
  package { $package:
    ensure => installed,
  }

  file { '/etc/nginx/nginx.conf':
    ensure  => file,
    content => epp('nginx/nginx.conf.epp'),
    require => Package[$package],
    notify  => Service['nginx'],
  }

  $sites.each |$name, $site| {
    nginx::site { $name:
      * => $site,
    }
  }

  service { 'nginx':
    ensure => running,
    enable => true,
  }

  # Sites may be declared anywhere; the service follows them all.
  Nginx::Site <| |> ~> Service['nginx']
}
