# logs only
notice(Integer['a'])
