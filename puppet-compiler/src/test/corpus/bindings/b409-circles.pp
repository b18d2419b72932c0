class a { }
class b { }
--- bindings/default.pp
bindings default {
bind alias 'a' as 'b'
bind alias 'b' as 'a'
bind class a to class b
bind class b to class a
}
