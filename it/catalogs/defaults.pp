Notify { message => 'default', withpath => true }
File { owner => 'root', group => 'root' }
class d { Notify { message => 'of the class' } notify { 'inner': } file { '/tmp/bindery-default': ensure => file } }
include d
notify { 'outer': }
notify { 'own': message => 'mine', withpath => undef }
