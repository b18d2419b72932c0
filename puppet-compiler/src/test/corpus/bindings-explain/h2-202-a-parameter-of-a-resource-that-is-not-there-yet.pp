# explain: /param/Web[one]/dbuser
define sql($user) { }
define web($dbuser) { notice($dbuser) }
web { 'one': }
sql { 'one': user => 'anna' }
--- bindings/default.pp
bindings default {
  bind parameters Web['one'] to Sql['one'] { map => { dbuser => user } }
}
