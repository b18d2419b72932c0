define web($port = 'default') { notice($port) }
define sql($port = 1) { }
web { 'one': }
--- bindings/default.pp
bindings default { bind parameters Web['one'] to optional Sql[?? port == 1] }
