notice(1)
--- bindings/default.pp
bindings default {
bind variables Integer to { a => 1 }
bind variables String to { a => 'x' }
}
