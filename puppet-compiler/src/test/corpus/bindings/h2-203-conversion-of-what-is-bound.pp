notice(lookup('x') =~ Sensitive)
class c($p) { notice($p =~ Integer, $p) }
include c
--- bindings/default.pp
bindings default { bind 'x' to 'secret' bind 'c::p' to '42' }
--- hiera.yaml
version: 5
hierarchy: [{ name: data, path: data.yaml }]
--- data/data.yaml
lookup_options: { x: { convert_to: Sensitive }, 'c::p': { convert_to: Integer } }
