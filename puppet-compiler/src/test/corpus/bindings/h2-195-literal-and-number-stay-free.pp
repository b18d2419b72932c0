define literal() { notice('literal') }
define number() { notice('number') }
literal { 'a': }
number { 'a': }
--- bindings/default.pp
bindings default {
bind 'x' to 1
}
