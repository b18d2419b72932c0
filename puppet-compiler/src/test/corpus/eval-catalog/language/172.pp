# logs only
notice(Type[5])
