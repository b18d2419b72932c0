define web($port = 0) { }
define sql($port = 0) { }
define db($port = 0) { }
web { 'one': }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to Sql['one']
bind parameters Web['one'] to Db['one']
}
