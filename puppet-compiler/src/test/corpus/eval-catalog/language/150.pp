# logs only
notice($nope['a']['b'])
