define web($v = 0) { }
define sql($v = 0) { }
web { 'one': }
sql { ['one', 'two']: }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['one']
bind parameters Web['one'] to Sql['two']
}
