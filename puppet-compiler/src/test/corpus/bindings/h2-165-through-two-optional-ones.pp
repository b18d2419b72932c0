# node: kermit
notice(inject('x'))
--- bindings/default.pp
bindings default {
when node kermit { bind 'x' to optional $facts['nosuch'] }
bind 'x' to optional undef
}
--- modules/m/bindings/default.pp
bindings m::default { bind 'x' to 'at last' }
