function strict_json($text) { if $text =~ /x/ { 'no x, please' } else { undef } }
$good = @(END:json)
  {"a": 1}
  | END
notice('good')
$bad = @(END:json)
  {"x": 1}
  | END
--- bindings/default.pp
bindings default {
bind 'json' to 'strict_json' in 'syntax_checkers'
}
