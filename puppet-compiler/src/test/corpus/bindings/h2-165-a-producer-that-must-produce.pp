notice(inject('x'))
--- bindings/default.pp
bindings default { bind 'x' to $facts['nosuch'] }
--- modules/m/bindings/default.pp
bindings m::default { bind 'x' to 'not reached' }
