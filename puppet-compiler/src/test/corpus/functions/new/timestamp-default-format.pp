Timestamp('2016-09-21T13:04:05', default, '+02:00')
