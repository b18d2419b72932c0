class one { notify { 'in one': } contain two d { 'x': } }
class two { notify { 'in two': } }
class three { notify { 'in three': require => Class['one'] } }
class nothing { }
define d { notify { "d ${title}": } e { "${title} inner": } }
define e { notify { "e ${title}": } }
include one, three, nothing
Class['three'] -> D['last']
d { 'last': notify => Notify['end'] }
notify { 'end': }
Class['nothing'] -> Class['one']
class deep::er { d { 'Some::title here': } }
include deep::er
