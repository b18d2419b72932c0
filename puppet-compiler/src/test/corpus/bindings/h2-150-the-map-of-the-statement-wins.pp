define sql($user = 'u', $port = 1) { }
define web($dbuser = 'none', $dbport = 'none') { notice($dbuser, $dbport) }
sql { 'main': user => 'anna', port => 5432 }
web { 'one': }
--- bindings/default.pp
bindings default {
bind map Web to Sql { dbuser => port, dbport => port }
bind parameters Web['one'] to Sql['main'] { map => { dbuser => user } }
}
