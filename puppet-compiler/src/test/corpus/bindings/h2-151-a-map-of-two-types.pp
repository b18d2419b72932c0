define web($u = 0) { notice($u) }
define sql($user = 0) { }
web { 'one': }
sql { 'one': user => 'joe' }
notice(inject('/map/Web/Sql'))
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['one']
bind map Web to Sql { u => user }
}
