getvar('1x')
