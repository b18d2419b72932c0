# logs only
notice(Tuple[1])
