# logs only
notice(Pcore)
