# node: KERMIT
# node: piggy
site { categories { node => $trusted['certname'], virtual => true, size => 2, part => 0.50, rack => 'R1', floor => '' } }
notice(inject('a'), inject('b'), inject('c'), inject('d'), inject('e'), inject('f'))
--- bindings/default.pp
bindings default {
bind 'a' to 'no'
bind 'b' to 'no'
bind 'c' to 'no'
bind 'd' to 'no'
bind 'e' to 'no'
bind 'f' to 'no'
when virtual 'TRUE' { bind 'a' to 'text for a boolean' }
when size '2' { bind 'b' to 'text for a number' }
when part 0.5 { bind 'c' to 'a real number' }
when rack r1 { bind 'd' to 'lower case' }
when node 'Kermit' { bind 'e' to 'a name in mixed case' }
when floor '' { bind 'f' to 'never: the category does not apply' }
}
