function lax_json($text) { undef }
$lax = @(END:json)
  { not json, but who cares
  | END
notice($lax)
include m
--- bindings/default.pp
bindings default {
bind 'json' to 'lax_json' in 'syntax_checkers'
}
--- modules/m/manifests/init.pp
class m {
  notice(@(END:x+json))
    neither is this
    | END
}
