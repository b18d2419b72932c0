[SemVer('1.2.3') =~ SemVerRange('>=1.0.0'), '1.2.3' =~ SemVerRange('<1.0.0'), 'junk' =~ SemVerRange('>=1.0.0'), SemVer('2.0.0') !~ SemVerRange('1.x')]
