notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Array[Integer], 'm'
bind to [1, 'two'] in 'm'
}
