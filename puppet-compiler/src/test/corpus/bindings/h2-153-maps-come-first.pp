define web($u = 0) { notice($u) }
define sql($a = 0, $b = 0) { }
web { 'one': }
sql { 'one': a => 'a', b => 'b' }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['one']
bind map Web to Sql { u => a }
when environment production { bind map Web to Sql { u => b } }
}
