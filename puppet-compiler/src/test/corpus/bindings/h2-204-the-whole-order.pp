class c($a = 'default', $b = 'default', $c = 'default', $d = 'default') { notice($a, $b, $c, $d) }
class { 'c': a => 'explicit' }
--- bindings/default.pp
bindings default { bind parameters c to { a => 'bound', b => 'bound' } bind 'c::b' to 'data' bind 'c::c' to 'by name' }
--- hiera.yaml
version: 5
hierarchy: [{ name: data, path: data.yaml }]
--- data/data.yaml
c::a: hiera
c::b: hiera
c::c: hiera
c::d: hiera
