# logs only
notice(TypeAlias['x', Integer])
