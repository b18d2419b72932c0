notice(min(1,3,2), min(1.5,1), min('a','b'), min([1,5]), min(['x','y']), min('10','9'))
