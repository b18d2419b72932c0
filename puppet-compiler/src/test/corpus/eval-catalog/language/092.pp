# logs only
notice(length(5))
