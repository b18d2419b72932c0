Timespan(1,2)
