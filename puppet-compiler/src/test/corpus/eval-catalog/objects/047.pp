# logs only
notice(annotate())
