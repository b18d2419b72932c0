# logs only
notice(Float['x'])
