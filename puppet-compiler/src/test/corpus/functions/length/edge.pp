[length(''), length('ü€😀'), length([]), length([[1, 2]]), length({}), length(Binary('YWI='))]
