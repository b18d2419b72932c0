# The file type's own names, modes, links and trees.
file { '/tmp/bindery-tree': ensure => directory, recurse => true, purge => true, force => true, ignore => ['*.keep'] }
file { '/tmp/bindery-tree/a/': ensure => directory, mode => 'u=rwx,go=rx' }
file { 'named': path => '/tmp/bindery-tree/named', content => "line 1\nline 2\n", backup => false, show_diff => false }
file { '/tmp/bindery-tree/link': ensure => link, target => '/tmp/bindery-tree/named' }
file { '/tmp/bindery-tree/gone': ensure => absent, force => true }
