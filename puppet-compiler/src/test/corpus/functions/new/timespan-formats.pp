notice(Timespan('3:4', ['%H', '%H:%M']), Timespan({string=>'-10:20', format=>'%M:%S'}))
