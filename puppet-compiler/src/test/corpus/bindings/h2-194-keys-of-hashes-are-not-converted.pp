$h = inject('h')
notice($h[1], $h['1'])
--- bindings/default.pp
bindings default {
bind 'h' to { 1 => 'number', '1' => 'string' }
}
