warning('x', [1])
