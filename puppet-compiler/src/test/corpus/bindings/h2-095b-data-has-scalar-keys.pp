notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to { 1 => 'one', true => 'yes' }
bind 'y' to { [1] => 'no' }
}
