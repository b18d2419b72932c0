notice(SemVer('1.2.3-rc1+b5'), SemVer(1,2,3), SemVer(1,2,3,'rc1','b'), SemVer({major=>1,minor=>2,patch=>3}))
