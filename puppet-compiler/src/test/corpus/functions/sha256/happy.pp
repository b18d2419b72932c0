notice(sha256('abc'), sha256('añ'))
