bindings default {
  bind "o" to 1 { bogus => 1, combinator => |$a, $b| { $a }, map => {}, select_result => |$r| { $r[0] } }
  bind parameters c to { p => 1 } { map => { p => q } }
  bind parameters c to class d { combinator => 1, map => { p => q } }
  multibind Array[String], 'm' { map => 1, flatten => true }
  bind abstract "a" { singleton => true }
  bind to 'x' in 'm' { uniq => true }
  bind "q" to Sql[?? port == 1] { select_result => |$r| { $r[0] } }
}
