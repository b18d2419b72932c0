notice(t::reqrep('x',1,2,3))
t::reqrep('x')
