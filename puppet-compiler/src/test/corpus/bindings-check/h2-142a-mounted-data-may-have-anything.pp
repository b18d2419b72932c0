site { bindings => [ layer { 'data': include => 'hiera:' }, layer { 'modules': include => 'module:/*::default' } ] }
--- modules/m/bindings/default.pp
bindings m::default { bind abstract 'x' }
