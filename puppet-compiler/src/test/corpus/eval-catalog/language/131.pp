# logs only
notice(1 << 63)
