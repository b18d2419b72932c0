$facts['x']
notice 1