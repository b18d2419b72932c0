# logs only
notice(Boolean[5])
