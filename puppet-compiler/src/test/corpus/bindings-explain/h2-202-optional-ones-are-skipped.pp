# node: kermit
# explain: x
# explain: y
--- bindings/default.pp
bindings default {
when node kermit { bind 'x' to optional $facts['nosuch'] }
bind 'x' to 'fallen through'
bind 'y' to optional undef
}
