site { bindings => [ layer { 'all': include => 'env:/**' }, layer { 'some': include => 'env:/a::**' } ] }
notice(inject('x'), inject('y'), inject('z'))
--- bindings/top.pp
bindings top { bind 'x' to 'top' }
--- bindings/a/one.pp
bindings a::one { bind 'y' to 'one' }
--- bindings/a/b/two.pp
bindings a::b::two { bind 'z' to 'two' }
