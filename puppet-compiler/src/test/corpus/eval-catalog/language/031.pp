# logs only
notice($undefvar)
