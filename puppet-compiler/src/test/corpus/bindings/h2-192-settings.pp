notice(inject('settings::confdir'), inject('settings::environment'))
--- bindings/default.pp
bindings default {
bind 'x' to 1
}
