class a { }
define d() { }
--- bindings/default.pp
bindings default {
bind class a to 'b'
bind D to Class['a']
bind class a2 to class nosuch
}
