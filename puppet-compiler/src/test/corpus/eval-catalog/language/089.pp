# logs only
notice(max([]))
