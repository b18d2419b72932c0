$t = Timestamp('2016-09-21T13:04:05.123456789')
notice(strftime($t, '%Y-%m-%d %H:%M:%S.%L %z %Z %a %A %b %B %j %U %e %-d %I %p %s %N %3N %%'))
