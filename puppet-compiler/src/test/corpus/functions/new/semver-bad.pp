SemVer('1.2')
