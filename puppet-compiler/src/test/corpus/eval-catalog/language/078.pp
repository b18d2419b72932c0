# logs only
notice(defined())
