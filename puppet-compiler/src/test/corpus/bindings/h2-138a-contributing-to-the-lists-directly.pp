class a { }
class b { }
class d { }
notice(inject('/classes'))
--- bindings/default.pp
bindings default {
bind to ['a', 'b'] in 'included_classes'
bind to 'b' in 'excluded_classes'
bind 'd' to 'd' in 'included_classes'
}
