# logs only
notice(Struct[5])
