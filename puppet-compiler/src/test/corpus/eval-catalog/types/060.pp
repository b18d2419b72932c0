# logs only
notice([1,2,3][1..2])
