# logs only
class inner { notify { 'i': } notice(Notify['i']['message']) }
class outer { Notify { message => 'from outer' } include inner }
include outer
notify { 'top': }
notice(Notify['top']['message'])
