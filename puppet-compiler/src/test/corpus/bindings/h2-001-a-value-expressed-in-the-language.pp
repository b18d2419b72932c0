notice(inject('greeting'))
--- bindings/default.pp
bindings default {
bind 'greeting' to 'hello'
}
