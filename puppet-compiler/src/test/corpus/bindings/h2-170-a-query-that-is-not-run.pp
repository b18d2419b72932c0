define db($port = 0) { }
function lazily(Query $q) { "${q} finds ${q.resources.length}" }
function found($all) { length($all) }
notice(lazily(Db[?? port > 0]), found(Db[?? port > 0]))
--- catalogs/a.json
{"name":"a","resources":[{"type":"Db","title":"main","tags":["db","gold"],"exported":false,"parameters":{"port":1,"engine":"pg"}},{"type":"Db","title":"test","tags":["db"],"exported":true,"parameters":{"port":2}}],"edges":[]}
--- catalogs/b.json
{"name":"b","resources":[{"type":"Db","title":"main","tags":["db"],"exported":false,"parameters":{"port":3,"engine":"Maria"}}],"edges":[]}
--- catalogs/web01.example.com.json
{"name":"web01.example.com","resources":[{"type":"Db","title":"own","tags":["db"],"exported":false,"parameters":{"port":4}}],"edges":[]}
