notice('never')
if false {
  $never = @(END:json)
    { not json
    | END
}
--- bindings/default.pp
bindings default {
bind 'x' to 1
}
