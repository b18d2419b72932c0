String('a','%x')
