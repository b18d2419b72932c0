index('abc')
