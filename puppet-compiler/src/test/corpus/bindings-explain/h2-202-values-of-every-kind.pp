# explain: text
# explain: number
# explain: real
# explain: truth
# explain: list
# explain: hash
--- bindings/default.pp
bindings default {
bind 'text' to "a 'b' \"c\"\n"
bind 'number' to 42
bind 'real' to 1.50
bind 'truth' to false
bind 'list' to ['a', [1]]
bind 'hash' to { 'k' => 'v', 1 => 2 }
}
