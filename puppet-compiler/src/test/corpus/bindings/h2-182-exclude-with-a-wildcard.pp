site { bindings => [ layer { 'all': include => 'env:/**', exclude => ['env:/a::*', 'env:/nosuch'] } ] }
notice(optionally_inject('x'), optionally_inject('y'), optionally_inject('z'))
--- bindings/top.pp
bindings top { bind 'x' to 'top' }
--- bindings/a/one.pp
bindings a::one { bind 'y' to 'one' }
--- bindings/a/b/two.pp
bindings a::b::two { bind 'z' to 'two' }
