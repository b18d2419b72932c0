# logs only
notice(undef[0])
