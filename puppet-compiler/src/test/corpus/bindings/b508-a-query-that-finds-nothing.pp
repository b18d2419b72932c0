define db($port = 0) { }
class web($port = 0) { }
include web
--- bindings/default.pp
bindings default {
bind parameters web to Db[?? port > 99]
}
