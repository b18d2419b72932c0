digest('a','b')
