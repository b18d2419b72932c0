# logs only
notice(lookup('nope'))
