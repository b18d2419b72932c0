split(1,',')
