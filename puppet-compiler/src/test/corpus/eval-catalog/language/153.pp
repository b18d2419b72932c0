# logs only
notice(Integer[2,1])
