# Every way to order things.
notify { 'a': before => Notify['b'] }
notify { 'b': require => [Notify['a']], notify => Notify['c'] }
notify { 'c': subscribe => Notify['a'] }
Notify['c'] -> notify { 'd': } ~> [Notify['e'], Notify['f']] <- Notify['a']
notify { ['e', 'f', 'g']: }
Notify <| title == 'g' |> ~> Notify['f']
