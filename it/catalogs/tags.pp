tag 'everything', 'more'
class tagged { tag 'inner' notify { 'in': tag => ['Own', 'two::three'] } }
include tagged
notify { 'out': tag => 'x', alias => ['other', 'another'] }
notify { 'after': require => Notify['other'] }
