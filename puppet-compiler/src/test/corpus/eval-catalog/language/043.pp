# logs only
[$a, $a] = [1,2]
