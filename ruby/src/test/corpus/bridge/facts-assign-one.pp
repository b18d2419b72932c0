$place = 'x'
