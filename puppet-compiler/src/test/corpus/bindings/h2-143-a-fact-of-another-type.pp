# fact: tier = gold
notice($tier)
--- bindings/default.pp
bindings default { bind abstract variables Integer to 'tier' }
