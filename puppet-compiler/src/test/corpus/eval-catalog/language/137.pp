# logs only
notice('a' =~ '[')
