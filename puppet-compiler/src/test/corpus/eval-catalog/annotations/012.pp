# logs only
notice(Type[Pcore])
