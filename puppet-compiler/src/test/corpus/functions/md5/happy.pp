notice(md5('abc'), md5(''))
