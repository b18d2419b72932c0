# logs only
notice(File[''])
