# logs only
notice(undef < 1)
