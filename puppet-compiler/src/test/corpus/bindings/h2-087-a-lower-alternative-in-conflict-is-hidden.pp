# node: kermit
site { categories { rack => 'r1', os => 'debian' } }
notice(inject('x'))
--- bindings/default.pp
bindings default {
when rack r1 or os debian { bind 'x' to 'first' }
when os debian { bind 'x' to 'second' }
}
