$list = ['a', 'b']
['b' ? { *$list => 'in', default => 'out' }, 'z' ? { *$list => 'in', default => 'out' }]
