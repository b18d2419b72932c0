# logs only
notice('a' =~ /A/i)
