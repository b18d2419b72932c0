Binary([256])
