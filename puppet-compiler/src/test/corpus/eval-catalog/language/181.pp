# logs only
notice(File[5])
