site { bindings => [ layer { 'some': include => 'env:/a::**::end' } ] }
notice(inject('x'), inject('y'), inject('z'), optionally_inject('w'))
--- bindings/a/end.pp
bindings a::end { bind 'x' to 'none between' }
--- bindings/a/b/end.pp
bindings a::b::end { bind 'y' to 'one between' }
--- bindings/a/b/c/end.pp
bindings a::b::c::end { bind 'z' to 'two between' }
--- bindings/a/other.pp
bindings a::other { bind 'w' to 'never' }
