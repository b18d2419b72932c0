# logs only
notice(Variant[1])
