# fact: cpus=four
notice(1)
--- bindings/default.pp
bindings default {
bind abstract variables Integer to ['cpus', 'ram']
when environment production { bind variables to { ram => 'much' } }
}
