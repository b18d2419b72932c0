# logs only
notice(md5)
