1 + 'two'
