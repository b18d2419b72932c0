# logs only
[$a, $b] = {a=>1}
