$zero = 0
10 / $zero
