# logs only
notice('abc'['x'])
