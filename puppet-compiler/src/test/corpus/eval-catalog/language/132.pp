# logs only
notice(1 << 64, 1 << 100)
