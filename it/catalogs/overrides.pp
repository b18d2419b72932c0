class o1 { @notify { 'virtual': message => ['a'] } notify { 'real': message => 'plain' } }
class o2 inherits o1 { Notify['virtual'] { message +> ['b'] } Notify['real'] { message => undef } }
include o2
Notify <| title == 'virtual' |> { message +> ['c'], tag +> 'late' }
