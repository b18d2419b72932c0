Timespan('5','%H:%M')
