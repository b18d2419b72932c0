# fact: a=1
# fact: b=2
site { categories { a => $a, b => $b } }
notice(inject('x'), inject('y'))
--- bindings/default.pp
bindings default {
bind 'x' to 'no'
bind 'y' to 'no'
when b '2' { when a '1' { bind 'x' to 'yes' } }
when b '2' { when a '9' { bind 'y' to 'yes' } }
}
