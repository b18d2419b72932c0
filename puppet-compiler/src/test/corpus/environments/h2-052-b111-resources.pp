notify { 'x': }
Notify { message => 1 }
Notify['x'] { message => 1 }
Notify <| |>
