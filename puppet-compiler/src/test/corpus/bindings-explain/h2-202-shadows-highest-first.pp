# node: kermit
# explain: color
site { categories { rack => 'r1' } bindings => [ layer { 'up': include => 'env:/up' }, layer { 'data': include => 'hiera:' }, layer { 'down': include => ['env:/down', 'env:/other'] } ] }
--- bindings/up.pp
bindings up {
when node kermit { bind override 'color' to 'green' }
bind 'color' to 'blue'
when rack r1 or node kermit { bind abstract 'color' }
when node piggy and rack r1 { bind 'color' to 'pink' }
}
--- bindings/down.pp
bindings down { bind 'color' to 'red' }
--- bindings/other.pp
bindings other { when rack r2 { bind 'color' to 'grey' } }
--- hiera.yaml
version: 5
hierarchy: [{ name: data, path: data.yaml }]
--- data/data.yaml
color: black
