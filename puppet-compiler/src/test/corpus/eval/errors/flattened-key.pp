Integer[[1, 'a']]
