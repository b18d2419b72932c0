String(1,'x')
