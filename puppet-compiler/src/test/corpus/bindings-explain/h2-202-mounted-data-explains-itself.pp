# explain: a
# explain: b
site { bindings => [ layer { 'data': include => 'hiera:' }, layer { 'down': include => 'env:/down' } ] }
--- bindings/down.pp
bindings down { bind 'a' to 'below' }
--- hiera.yaml
version: 5
hierarchy: [{ name: data, path: data.yaml }]
--- data/data.yaml
a: of the data
b: [1, 2]
