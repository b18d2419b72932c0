# logs only
notice(File['/x']['mode'])
