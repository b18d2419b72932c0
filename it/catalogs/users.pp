user { 'root': ensure => present, uid => 0, home => '/root' }
user { 'nosuch-bindery-user': ensure => absent }
group { 'root': ensure => present, gid => 0 }
resources { 'notify': noop => true }
