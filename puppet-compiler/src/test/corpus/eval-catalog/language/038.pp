# logs only
[$a, $b] = [1]
