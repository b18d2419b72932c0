# node: kermit
notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'm' { combinator => |$memo, $x| { $memo + ["${memo.size}:${x}"] } }
bind to 'c' in 'm'
when node kermit { bind to 'a' in 'm' }
bind to ['d', 'e'] in 'm'
}
--- modules/m/bindings/default.pp
bindings m::default { bind to 'z' in 'm' }
