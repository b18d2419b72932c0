notice($a, $b)
--- bindings/default.pp
bindings default {
bind variables to { a => 1, b => 'site' }
}
--- modules/m/bindings/default.pp
bindings m::default {
bind variables to { b => 'module' }
}
