Array[Integer, 'x']
