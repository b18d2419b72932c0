# fact: kernel=Linux
# variable: tier=gold
notice(1)
--- bindings/default.pp
bindings default {
bind variables to { kernel => 'mine', tier => 'mine' }
}
