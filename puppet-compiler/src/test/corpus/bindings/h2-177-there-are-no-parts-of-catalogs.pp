notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 1
subcatalog('part')
workflow('deploy')
}
