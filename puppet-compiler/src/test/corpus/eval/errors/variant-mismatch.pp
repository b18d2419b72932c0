function v(Variant[Integer, Boolean] $x) { $x }
v('s')
