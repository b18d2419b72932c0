Timestamp('2016','%d')
