[SemVer('1.2.3') < SemVer('1.10.0'), SemVer('1.0.0-rc1') < SemVer('1.0.0'), SemVer('1.0.0') == SemVer('1.0.0+b'), SemVer('1.0.0') >= SemVer('1.0.0')]
