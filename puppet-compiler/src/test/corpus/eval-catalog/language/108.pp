# logs only
notice(bogus(1))
