file { '/tmp/x/y/z': ensure => file, owner => 'joe', group => 'staff' }
file { '/tmp/x': ensure => directory, owner => 0, group => '12' }
file { '/tmp/': ensure => directory }
file { 'named': path => '/tmp/x/named', ensure => directory }
file { '/tmp/x/named/inside': ensure => file }
file { '/tmp/link': ensure => link, target => '/tmp/x/y/z' }
file { '/tmp/link2': ensure => '/tmp/x' }
user { 'joe': gid => 'staff', groups => ['wheel', 'adm'] }
user { 'jim': gid => 77 }
group { ['staff', 'adm', 'wheel']: ensure => present }
group { 'numbered': gid => 77 }
exec { '/tmp/x/named/inside --now': cwd => '/tmp/x', user => 'joe', onlyif => ['/tmp/link -x', '/bin/true'], unless => '/tmp/link2' }
exec { 'other': command => '"/tmp/x/named/inside" yes', path => '/bin' }
package { 'p': source => '/tmp/x/y/z', responsefile => '/tmp/link', ensure => installed, provider => 'dpkg' }
# written the other way round: nothing is implied
file { '/srv': ensure => directory, require => File['/srv/below'] }
file { '/srv/below': ensure => file }
