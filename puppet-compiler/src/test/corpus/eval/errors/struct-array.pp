Struct[[1, 2]]
