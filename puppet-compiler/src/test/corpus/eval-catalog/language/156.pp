# logs only
notice(Array[Integer,Integer])
