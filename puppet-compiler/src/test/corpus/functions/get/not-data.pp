get('abc', 'a')
