fail('it', 'failed', 1, [1, 'a'])
