$t = 'notify'
Resource[$t]['x'] { 'a': }
