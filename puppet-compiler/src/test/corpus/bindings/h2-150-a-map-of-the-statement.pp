define web($u = 0, $v = 0) { notice($u, $v) }
define sql($user = 0, $v = 0) { }
web { 'one': }
sql { 'one': user => 'joe', v => 'not mapped' }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['one'] { map => { u => user } }
bind map Web to Sql { v => v }
}
