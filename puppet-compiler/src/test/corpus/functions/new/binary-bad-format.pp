Binary('a','%z')
