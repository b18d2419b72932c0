File { mode => '0001' }
file { '/a': } file { '/b': } file { '/c': mode => '0004' }
define d($x = 'default') { notify { "${title} ${x}": } }
d { 'one': } d { 'two': }
--- bindings/default.pp
bindings default {
bind parameters File to { mode => '0002', owner => 'type' }
bind parameters File['/a'] to { mode => '0003' }
bind parameters D to { x => 'type' }
bind parameters D['two'] to { x => 'instance' }
}
