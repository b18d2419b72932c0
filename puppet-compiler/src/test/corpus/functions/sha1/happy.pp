notice(sha1('abc'))
