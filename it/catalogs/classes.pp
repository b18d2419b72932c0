# Inheritance, containment, requirement and parameters.
class base($mode = '0644') { file { '/tmp/bindery-base': ensure => file, mode => $mode, content => 'x' } }
class special inherits base { File['/tmp/bindery-base'] { mode => '0600', tag +> 'special' } contain helper }
class helper { notify { 'helper': } }
class needy { require base notify { 'needy': } }
class { 'special': }
include needy
Class['special'] -> Class['needy']
