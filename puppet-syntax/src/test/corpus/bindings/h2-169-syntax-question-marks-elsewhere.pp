$x = ?? title == 'a'
