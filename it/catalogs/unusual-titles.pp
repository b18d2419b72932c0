notify { [' ', '[x]', 'a::b', '::c', 'Ünï', "tab\there", 'quote"d']: }
notify { '{"json": true}': message => 'not data' }
file { '/tmp/bindery tree/with spaces & signs': ensure => absent }
