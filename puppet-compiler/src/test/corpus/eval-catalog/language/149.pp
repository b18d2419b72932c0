# logs only
notice($nope[0])
