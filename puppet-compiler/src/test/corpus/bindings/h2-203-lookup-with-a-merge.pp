notice(lookup('x', { merge => unique }), lookup('x'), lookup('h', { merge => hash }))
--- bindings/default.pp
bindings default { bind 'x' to ['bound'] bind 'h' to { a => 'bound' } }
--- hiera.yaml
version: 5
hierarchy: [{ name: data, path: data.yaml }]
--- data/data.yaml
x: [data]
h: { a: data, b: data }
