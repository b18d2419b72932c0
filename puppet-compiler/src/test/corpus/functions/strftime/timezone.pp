$t = Timestamp('2016-09-21T13:04:05')
notice(strftime($t, '%H:%M %z %Z', '+02:00'), strftime($t, '%H:%M %z', 'EST'), strftime($t, '%F', 'GMT+2'))
