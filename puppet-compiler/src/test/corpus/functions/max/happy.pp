notice(max(1,3,2), max(1.5,1), max('a','b'), max([1,5]), max(['x','y']), max('10','9'))
