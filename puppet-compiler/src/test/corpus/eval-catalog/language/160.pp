# logs only
notice(Enum[])
