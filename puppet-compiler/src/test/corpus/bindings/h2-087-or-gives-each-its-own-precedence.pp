# fact: a=1
# node: n
site { categories { a => $a } }
notice(inject('x'), inject('y'))
--- bindings/default.pp
bindings default {
when a '1' or node n { bind 'x' to 'or' }
when a '1' { bind 'x' to 'a' }
when node m or n { bind 'y' to 'repeated' }
}
