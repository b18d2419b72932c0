define db($port = 0, $engine = undef) { }
function names($found) { $found.map |$r| { "${r['certname']}/${r['title']}" } }
notice(names(Db[?? port == 1]))
notice(names(Db[?? port != 1]))
notice(names(Db[?? port < 2]), names(Db[?? port <= 2]), names(Db[?? port > 2]), names(Db[?? port >= 2]))
notice(names(Db[?? engine == 'PG']))
notice(names(Db[?? engine ~= /^M/]), names(Db[?? engine =~ 'g$']))
notice(names(Db[?? engine ~! /^M/]), names(Db[?? engine !~ /^M/]))
notice(names(Db[?? title == main and certname == b]))
notice(names(Db[?? tag == gold or exported == true]))
notice(names(Db[?? not (title == 'main') ]), names(Db[?? ! title == 'main']))
--- catalogs/a.json
{"name":"a","resources":[{"type":"Db","title":"main","tags":["db","gold"],"exported":false,"parameters":{"port":1,"engine":"pg"}},{"type":"Db","title":"test","tags":["db"],"exported":true,"parameters":{"port":2}}],"edges":[]}
--- catalogs/b.json
{"name":"b","resources":[{"type":"Db","title":"main","tags":["db"],"exported":false,"parameters":{"port":3,"engine":"Maria"}}],"edges":[]}
--- catalogs/web01.example.com.json
{"name":"web01.example.com","resources":[{"type":"Db","title":"own","tags":["db"],"exported":false,"parameters":{"port":4}}],"edges":[]}
