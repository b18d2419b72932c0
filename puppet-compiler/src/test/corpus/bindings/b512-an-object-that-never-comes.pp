define web($v = 0) { }
define sql($v = 0) { }
web { 'one': }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['late']
}
