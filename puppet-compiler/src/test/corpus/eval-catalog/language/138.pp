# logs only
notice(5 =~ /a/)
