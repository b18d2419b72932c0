site { bindings => [
  layer { 'site':    include => 'env:/defualt' },
  layer { 'other':   include => ['confidr:/default', 'my_ldap:'] },
  layer { 'modules': include => 'module:/ntp::defaults' },
] }
--- bindings/default.pp
bindings default { bind "a" to 1 }
--- modules/ntp/bindings/default.pp
bindings ntp::default { bind "b" to 1 }
