# logs only
[$x] = Class['nope']
