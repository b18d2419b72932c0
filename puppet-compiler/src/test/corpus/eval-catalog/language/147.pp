# logs only
notice(5[0])
