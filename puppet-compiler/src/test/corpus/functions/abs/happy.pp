notice(abs(-5), abs(5), abs(-2.5), abs(0))
