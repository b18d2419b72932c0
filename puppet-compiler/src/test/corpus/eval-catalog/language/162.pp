# logs only
notice(Pattern['['])
