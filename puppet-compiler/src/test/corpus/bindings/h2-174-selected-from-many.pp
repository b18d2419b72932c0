define web($port = 'default') { notice($port) }
define sql($port = 1) { }
web { 'one': }
--- bindings/default.pp
bindings default { bind parameters Web['one'] to Sql[?? port > 0] { select_result => |$found| { $found[-1] } } }
--- catalogs/db1.json
{"name":"db1","version":1,"environment":"production","classes":[],"edges":[],"resources":[{"type":"Sql","title":"main","tags":[],"exported":false,"parameters":{"port":1}}]}
--- catalogs/db2.json
{"name":"db2","version":1,"environment":"production","classes":[],"edges":[],"resources":[{"type":"Sql","title":"main","tags":[],"exported":true,"parameters":{"port":3}}]}
