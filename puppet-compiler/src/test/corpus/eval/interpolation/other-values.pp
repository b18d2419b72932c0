["${Timespan(90)}", "${Timestamp('2020-02-03T04:05:06 UTC')}", "${SemVer('1.2.3-rc1')}", "${SemVerRange('>=1.0.0 <2.0.0')}", "${Binary('YQ==')}", "${URI('http://x/y')}"]
