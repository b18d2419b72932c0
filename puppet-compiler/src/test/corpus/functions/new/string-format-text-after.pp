String(5,'%-5d|')
