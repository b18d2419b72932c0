split('abc','(')
