# A database server.
class role::database {
  include profile::base

  package { 'postgresql':
    ensure => installed,
  }
}
