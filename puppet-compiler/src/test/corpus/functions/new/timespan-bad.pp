Timespan('abc')
