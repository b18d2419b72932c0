site { bindings => [ layer { 'one': include => 'module:/a::x' }, layer { 'all': include => 'modules:/*::y' } ] }
notice(inject('p'), inject('q'), inject('r'))
--- modules/a/bindings/x.pp
bindings a::x {
bind 'p' to 'a x'
}
--- modules/a/bindings/y.pp
bindings a::y {
bind 'q' to 'a y'
}
--- modules/b/bindings/y.pp
bindings b::y {
bind 'r' to 'b y'
}
