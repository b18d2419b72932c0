notice(inject('x'), 'abc' =~ inject(Regexp, 'x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'text'
bind Pattern, 'x' to Pattern['^a']
}
