notify { 'x': }
--- bindings/default.pp
bindings default {
bind parameters Notify to { nosuch => 1 }
}
