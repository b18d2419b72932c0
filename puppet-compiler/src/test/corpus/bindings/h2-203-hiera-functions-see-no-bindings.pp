notice(lookup('x'), hiera('x'), hiera_array('x'))
--- bindings/default.pp
bindings default { bind 'x' to 'bound' }
--- hiera.yaml
version: 5
hierarchy: [{ name: data, path: data.yaml }]
--- data/data.yaml
x: data
