# logs only
notice(5 =~ Bogus)
