site { bindings => [ layer { 'l': include => 'confdir:/a::b' } ] }
notice(inject('x'))
--- conf/bindings/a/b.pp
bindings a::b { bind 'x' to 1 }
