# One site.
#
# @param root  where its files are
# @param port  where it listens
define nginx::site (
  String[1]   $root,
  Nginx::Port $port = 80,
) {
  file { $root:
    ensure => directory,
  }

  file { "/etc/nginx/sites-enabled/${title}":
    ensure  => file,
    content => @("SITE"),
      server {
        ${nginx::listen($port)}
        root ${root};
      }
      | SITE
    require => Package[$nginx::package],
  }
}
