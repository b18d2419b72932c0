# logs only
notice(Enum[1])
