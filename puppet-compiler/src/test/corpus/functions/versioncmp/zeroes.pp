notice(versioncmp('10.1.0','10.1',true), versioncmp('10.1.0','10.1'), versioncmp('1.0-1','1-1',true))
