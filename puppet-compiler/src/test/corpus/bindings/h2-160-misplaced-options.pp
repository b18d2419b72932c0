class c($p = 1) { }
--- bindings/default.pp
bindings default {
bind 'x' to [1] { combinator => |$memo, $v| { $memo } }
bind parameters c to { p => 1 } { map => { p => p } }
multibind Array[String], 'm' { map => { a => b } }
bind 'y' to 1 { bogus => 1 }
}
