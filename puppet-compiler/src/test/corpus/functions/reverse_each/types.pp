notice(type([1,2].reverse_each), type(5.reverse_each), type('ab'.reverse_each))
