# logs only
notice(Hash[1,2,3,4,5])
