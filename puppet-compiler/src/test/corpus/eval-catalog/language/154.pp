# logs only
notice(String[-1])
