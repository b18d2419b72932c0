# logs only
notice(true < false)
