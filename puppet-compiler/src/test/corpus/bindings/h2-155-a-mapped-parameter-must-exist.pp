define web($port = 0) { }
define sql($port = 0) { }
web { 'one': }
sql { 'one': }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['one'] { map => { nosuch => port } }
}
