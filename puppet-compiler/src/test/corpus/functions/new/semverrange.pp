notice(SemVerRange('>=1.0.0 <2.0.0'), SemVerRange('1.x'), SemVerRange(SemVer('1.0.0'), SemVer('2.0.0')), SemVerRange(SemVer('1.0.0'), SemVer('2.0.0'), true))
