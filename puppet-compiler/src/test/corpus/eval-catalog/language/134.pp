# logs only
notice(1 < 'a')
