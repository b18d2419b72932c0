notice(inject('h')[1], inject('h')['1'])
--- bindings/default.pp
bindings default { bind 'h' to { 1 => 'number', '1' => 'text' } }
