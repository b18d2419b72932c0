# logs only
notice(File[])
