site { bindings => [ layer { 'up': include => 'env:/up' }, layer { 'data': include => 'hiera:' }, layer { 'down': include => 'env:/down' } ] }
notice(inject('a'), inject('b'), inject('c'))
--- bindings/up.pp
bindings up { bind 'a' to 'up' }
--- bindings/down.pp
bindings down { bind 'a' to 'down' bind 'b' to 'down' bind abstract 'c' }
--- hiera.yaml
version: 5
hierarchy: [{ name: data, path: data.yaml }]
--- data/data.yaml
a: data
b: data
c: data
