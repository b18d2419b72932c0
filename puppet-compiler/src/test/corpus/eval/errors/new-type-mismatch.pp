Integer[1, 5](9)
