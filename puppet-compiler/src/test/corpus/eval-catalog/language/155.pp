# logs only
notice(Array[1,2])
