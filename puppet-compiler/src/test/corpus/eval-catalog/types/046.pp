# logs only
notice(Integer[1,5].size, Integer[1,5][1])
