notice(String(SemVer('1.2.3')), String(Sensitive('x')), String(Timespan(90)), String(Timestamp(0)), String(SemVerRange('>=1.0.0')))
