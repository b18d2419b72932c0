# logs only
notice(binary_file('nope'))
