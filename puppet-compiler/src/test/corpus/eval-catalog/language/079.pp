# logs only
notice(defined(5))
