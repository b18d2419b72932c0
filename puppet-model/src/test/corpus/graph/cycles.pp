class outer { notify { 'inner': before => Class['other'] } }
class other { notify { 'other': notify => Class['outer'] } }
include outer, other
notify { 'z': before => Notify['y'] }
notify { 'y': before => [Notify['z'], Notify['x']] }
notify { 'x': before => Notify['z'] }
notify { 'self "quoted"': require => Notify['self "quoted"'] }
