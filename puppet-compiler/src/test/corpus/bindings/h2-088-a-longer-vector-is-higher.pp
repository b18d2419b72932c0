# node: kermit
site { categories { virtual => 'kvm', environment => true, rack => 'r1' } }
notice(inject('a'), inject('b'), inject('c'), inject('d'))
--- bindings/default.pp
bindings default {
when virtual kvm { bind 'a' to '3' }
when virtual kvm and environment production { bind 'a' to '3.2' }
when virtual kvm and environment production and rack r1 { bind 'a' to '3.2.1' }
when virtual kvm and rack r1 { bind 'b' to '3.1' }
when environment production and rack r1 { bind 'b' to '2.1' }
when virtual kvm and environment production { bind 'c' to '3.2' }
when virtual kvm and rack r1 { bind 'c' to '3.1' }
when node kermit { bind 'd' to '4' }
when virtual kvm and environment production and rack r1 { bind 'd' to '3.2.1' }
}
