# logs only
notice(Class[5])
