join('abc')
