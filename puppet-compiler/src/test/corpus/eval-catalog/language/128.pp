# logs only
notice(9223372036854775807 + 1)
