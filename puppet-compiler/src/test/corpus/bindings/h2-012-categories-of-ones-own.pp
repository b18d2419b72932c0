# fact: rack=r7
site { categories { rack => $rack } }
notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'no'
when rack r7 { bind 'x' to 'yes' }
}
