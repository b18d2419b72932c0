notice(inject('x'))
--- bindings/default.pp
bindings default { bind 'x' to 'above' }
--- modules/m/bindings/default.pp
bindings m::default { bind override 'x' to 'nothing below me' }
