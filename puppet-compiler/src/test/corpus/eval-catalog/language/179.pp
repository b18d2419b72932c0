# logs only
notice(Class[''])
