notify { 'a': require => Notify['c'] }
notify { 'b': require => Notify['a'] }
notify { 'c': require => Notify['b'] }
notify { 'after': require => Notify['c'] }
