bindings m::default {
  bind "a" to 1 ; bind Integer, "b" to 2
  bind parameters c to { p => 2 }
  bind parameters 'c::d' to { p => 2 }
  bind parameters class d to { p => 2 }
  bind parameters Web['one'] to optional Sql['one'] { map => { a => b } }
  bind variables to { v1 => 1 }
  bind variable Integer to { v2 => 2 }
  bind map Web to Sql { a => b }
  bind alias "a" as "a2"
  bind renamed "b" AS "b2"
  bind dependency Notify['go'] -> [Notify['other'], Class['c']] ~> class d
  multibind Array[String], 'list'
  multibind Hash[Data], 'table' AS 'tid'
  rebind "a"
  include c
  include [c, 'c::d',]
  include a, b::c
  exclude d
}
