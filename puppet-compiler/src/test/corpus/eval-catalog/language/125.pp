# logs only
notice(1 % 0)
