length(5)
