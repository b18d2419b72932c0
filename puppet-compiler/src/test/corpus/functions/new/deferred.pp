$d = Deferred('join', [['a','b'], '-'])
notice($d.name, call($d))
