# logs only
notice(Hash[Integer])
