# logs only
[$a, $b] = [1, 2]
notice($a, $b)
[$c, [$d, $e]] = [1, [2, 3]]
notice($c,$d,$e)
