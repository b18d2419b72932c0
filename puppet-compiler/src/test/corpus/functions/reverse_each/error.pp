reverse_each(true)
