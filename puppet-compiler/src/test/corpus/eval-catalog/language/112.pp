# logs only
notice(file('nope', 'nope2'))
