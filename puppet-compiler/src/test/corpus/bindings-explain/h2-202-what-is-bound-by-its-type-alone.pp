# explain: Class[a]
# explain: Regexp/'pattern'
# explain: Class[b]
class a { } class b { }
--- bindings/default.pp
bindings default {
bind class a to class b
bind Pattern, 'pattern' to Pattern[/a+/]
}
