# logs only
notice(size(undef))
