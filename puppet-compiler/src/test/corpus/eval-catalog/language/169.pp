# logs only
notice(Optional[1,2])
