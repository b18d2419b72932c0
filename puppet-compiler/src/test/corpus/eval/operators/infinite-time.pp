Timespan('1-00:00:00') * 1e300
