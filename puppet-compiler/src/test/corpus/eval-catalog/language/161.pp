# logs only
notice(Pattern[5])
