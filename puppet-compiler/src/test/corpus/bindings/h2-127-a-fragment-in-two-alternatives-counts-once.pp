# node: kermit
site { categories { rack => 'r1' } }
notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'm'
when node kermit or rack r1 { bind to 'once' in 'm' }
}
