@notify { 'a': } @notify { 'b': message => 'other' }
Notify <| message == 'bound' |>
--- bindings/default.pp
bindings default { bind parameters Notify to { message => 'bound' } }
