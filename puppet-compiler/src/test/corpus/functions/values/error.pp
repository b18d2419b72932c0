values('a')
