notice(Timespan(90), Timespan(1.5), Timespan('1-02:03:04'), Timespan('02:03:04'), Timespan(1,2,3,4), Timespan(1,2,3,4,5,6,7), Timespan({hours=>2,negative=>true}), Timespan('5','%M'))
