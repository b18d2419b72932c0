notice(inject('x'), optionally_inject('y') =~ Undef)
--- bindings/default.pp
bindings default {
bind 'x' to 1
}
--- bindings/other.pp
bindings other { bind 'y' to 1 }
