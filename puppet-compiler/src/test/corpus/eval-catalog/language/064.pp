# logs only
next()
