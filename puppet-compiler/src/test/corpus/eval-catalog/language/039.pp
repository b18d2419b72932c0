# logs only
[$a, $b] = [1,2,3]
