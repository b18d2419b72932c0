'hello'['x']
