class c { notice('c') }
include c
--- bindings/default.pp
bindings default { include c exclude c }
