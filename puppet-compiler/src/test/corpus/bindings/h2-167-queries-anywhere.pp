notice(Sql[?? port == 1].map |$r| { "${r['certname']}/${r['title']}" })
notice(Sql[?? title == 'main' and (port > 1 or exported == true)].size, Sql[?? not port == 1].size, Sql[?? nosuch == 1].size)
notice(Sql[?? tag == 'gold'].size, Sql[?? certname ~= /^db/].size, Sql[?? certname !~ /1$/].size, Sql[?? title == 'MAIN'].size)
--- bindings/default.pp
bindings default { }
--- catalogs/db1.json
{"name":"db1","version":1,"environment":"production","classes":[],"edges":[],"resources":[{"type":"Sql","title":"main","tags":["gold"],"exported":false,"parameters":{"port":1}},{"type":"Sql","title":"aux","tags":[],"exported":true,"parameters":{"port":2}}]}
--- catalogs/db2.json
{"name":"db2","version":1,"environment":"production","classes":[],"edges":[],"resources":[{"type":"Sql","title":"main","tags":[],"exported":true,"parameters":{"port":3}}]}
