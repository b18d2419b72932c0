notice(inject(String, 'x'), inject(ScalarData, 'x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'text'
}
