notice(empty(''), empty([]), empty({}), empty('a'), empty([1]), empty(undef), empty(Sensitive('')), empty(Binary('')))
