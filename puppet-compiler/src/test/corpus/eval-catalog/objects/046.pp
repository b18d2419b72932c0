# logs only
notice(annotate(Integer, 1))
