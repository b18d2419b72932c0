function lax_json($text) { undef }
include m
--- bindings/default.pp
bindings default {
bind 'json' to 'lax_json' in 'syntax_checkers'
}
--- modules/m/manifests/init.pp
class m {
  $text = @(END:json)
    { not json
    | END
  $a = 1
  'no effect'
  $b = 2
}
