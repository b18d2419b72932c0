notice(join([1,2,3]), join(['a',['b',['c']]], '-'), join([], ','), join([undef, 1.5, true, /x/, Integer, default], ' '))
