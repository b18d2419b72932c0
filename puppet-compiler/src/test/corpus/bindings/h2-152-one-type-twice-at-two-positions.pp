# node: kermit
define sql($user = 'u') { }
define web($user = 'none') { notice($user) }
sql { 'main': user => 'main' } sql { 'other': user => 'other' }
web { 'one': }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['main']
when node kermit { bind parameters Web['one'] to Sql['other'] }
}
