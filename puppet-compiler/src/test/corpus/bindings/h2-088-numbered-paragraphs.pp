# node: n
# fact: a=1
# fact: b=2
site { categories { a => $a, environment => true, b => $b } }
['p', 'q', 'r', 's'].each |$k| { notice(inject($k)) }
--- bindings/default.pp
bindings default {
when a '1' { bind 'p' to '3' }
when a '1' and environment production { bind 'p' to '3.2' }
when environment production and b '2' { bind 'q' to '2.1' }
when a '1' { bind 'q' to '3' }
when a '1' and b '2' { bind 'r' to '3.1' }
when a '1' and environment production { bind 'r' to '3.2' }
when a '1' and environment production and b '2' { bind 's' to '3.2.1' }
when node n { bind 's' to '4' }
}
