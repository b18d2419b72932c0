Timespan('5','%Z')
