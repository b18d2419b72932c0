site { bindings => [ layer { 'l': include => 'confdir:/a::b::c' } ] }
notice(inject('x'))
--- conf/bindings/a/b/c.pp
bindings a::b::c { bind 'x' to 'deep' }
