abs('x5')
