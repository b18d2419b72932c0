# logs only
notice([1][1,2,3])
