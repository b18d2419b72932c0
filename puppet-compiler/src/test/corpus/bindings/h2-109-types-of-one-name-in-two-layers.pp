notice(inject('x'))
--- bindings/default.pp
bindings default { bind String, 'x' to 'text' }
--- modules/m/bindings/default.pp
bindings m::default { bind Integer, 'x' to 1 }
