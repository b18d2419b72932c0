notice(versioncmp('1.2','1.10'), versioncmp('1.0','1.0'), versioncmp('1.0-rc1','1.0'), versioncmp('1.0a','1.0b'), versioncmp('1.01','1.1'), versioncmp('2.1','2'))
