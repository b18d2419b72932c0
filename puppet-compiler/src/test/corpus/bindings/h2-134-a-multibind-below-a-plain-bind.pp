notice(inject('m'))
--- bindings/default.pp
bindings default { bind override 'm' to ['plain'] }
--- modules/m/bindings/default.pp
bindings m::default { multibind Array[String], 'm' bind to 'fragment' in 'm' }
