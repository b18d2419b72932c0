match('abc', '[')
