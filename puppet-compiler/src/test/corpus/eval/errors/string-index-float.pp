'hello'[1.5]
