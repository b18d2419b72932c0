# fact: site_code=abc
# variable: tier=gold
notice(1)
--- bindings/default.pp
bindings default {
bind abstract variables to ['site_code', 'tier', 'missing']
}
