Notify { message => 'default', loglevel => 'err' }
notify { 'a': message => 'explicit' }
notify { 'b': }
notify { 'c': }
define d($p) { notice($p) }
d { 'x': }
--- bindings/default.pp
bindings default {
bind parameters Notify to { message => 'type', withpath => true }
bind parameters Notify['a'] to { message => 'instance' }
bind parameters Notify['b'] to { message => 'instance' }
bind parameters D to { p => 'bound' }
}
