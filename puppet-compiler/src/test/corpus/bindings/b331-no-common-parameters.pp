define web($u = 0) { }
define sql($v = 0) { }
web { 'one': }
sql { 'one': }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['one']
}
