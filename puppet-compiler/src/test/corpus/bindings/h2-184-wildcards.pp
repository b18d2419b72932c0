site { bindings => [ layer { 'one': include => 'confdir:/*' }, layer { 'any': include => 'confdir:/**' } ] }
notice(inject('x'), inject('y'), inject('z'))
--- conf/bindings/a.pp
bindings a { bind 'x' to 1 }
--- conf/bindings/b/c.pp
bindings b::c { bind 'y' to 2 }
--- conf/bindings/b/d/e.pp
bindings b::d::e { bind 'z' to 3 }
