site { bindings => [
  layer { 'one': include => ['nothing', 'env:default', 'env:/a?maybe', 'env:/missing', 'env:/missing?optional', 'env:/x::*'] },
  layer { 'one': include => 'ldap:/x' },
  layer { 'two': within => 'env:/x' },
  layer { 'three': include => 42 },
] }
