# logs only
notice(call('f'))
