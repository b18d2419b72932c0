notify { ['a', 'b', 'c', 'd']: }
Notify['c'] -> Notify['a'] ~> Notify['b']
notify { 'e': require => Notify['d'], subscribe => [Notify['b'], Notify['d']], before => Notify['f'], notify => Notify['f'] }
notify { 'f': }
