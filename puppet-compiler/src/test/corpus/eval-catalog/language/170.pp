# logs only
notice(Optional['a'], NotUndef['a'])
