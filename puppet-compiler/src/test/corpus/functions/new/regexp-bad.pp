Regexp('[')
