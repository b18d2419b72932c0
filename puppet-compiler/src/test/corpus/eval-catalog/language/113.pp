# logs only
notice(find_file('nope'), find_template('nope'), module_directory('nope'))
