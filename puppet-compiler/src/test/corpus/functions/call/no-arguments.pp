notice(call('flatten'))
