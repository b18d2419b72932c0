define db($port = 0) { }
class web($port = 1) { notice($port) }
include web
--- bindings/default.pp
bindings default {
bind parameters web to Db[?? title == 'main']
}
--- catalogs/other.json
{"name":"other","resources":[{"type":"Db","title":"main","tags":[],"exported":false,"parameters":{"port":5432}}],"edges":[]}
