# logs only
[$a, $b] = 5
