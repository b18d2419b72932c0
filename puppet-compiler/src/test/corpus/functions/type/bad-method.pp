type(1, 'foo')
