alert('a', 1)
