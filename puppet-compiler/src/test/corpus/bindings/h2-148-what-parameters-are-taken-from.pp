class src($p = 'of src') { }
class c1($p = 0) { notice($p) }
class c2($p = 0) { notice($p) }
class c3($p = 0) { notice($p) }
include src, c1, c2, c3
--- bindings/default.pp
bindings default {
bind parameters c1 to class src
bind parameters c2 to inject('hash')
bind parameters c3 to producer 'LookupProducer' { producer_args => { name => 'hash' } }
bind 'hash' to { p => 'of hash' }
}
