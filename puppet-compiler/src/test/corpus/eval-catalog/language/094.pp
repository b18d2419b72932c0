# logs only
notice(empty(''), empty([]), empty({}), empty(5), empty(undef), empty(Binary('')))
