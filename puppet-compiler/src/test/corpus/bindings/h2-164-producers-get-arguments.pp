notice(inject('l'), inject('h'), inject('f'))
--- bindings/default.pp
bindings default {
bind 'table' to { k => 'v' }
bind 'l' to producer 'LookupProducer' { producer_args => { name => 'table' } }
bind 'h' to producer 'HashLookupProducer' { producer_args => { name => 'table', key => 'k' } }
bind 'f' to producer 'FirstFoundProducer' { producer_args => { names => ['nosuch', 'h'] } }
}
