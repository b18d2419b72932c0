notify { 'a': }
@notify { 'v': }
--- bindings/default.pp
bindings default {
bind dependency Notify['a'] -> Notify['nowhere']
bind dependency Notify['a'] ~> Notify['v']
}
