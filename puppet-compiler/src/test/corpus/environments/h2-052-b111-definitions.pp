class c { }
define d() { }
node default { }
function f() { }
type T = String
bindings default { }
