[Timespan[1, 2], Timespan['0-00:00:01'], SemVer['>=1.0.0'], Runtime['ruby', 'Foo']]
