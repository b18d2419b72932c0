# logs only
notice(compare(1,2), compare('a','B'), compare('a','B',false), compare(Timestamp(0),Timestamp(1)), compare(SemVer('1.0.0'), SemVer('2.0.0')))
notice(compare(1,'a'))
