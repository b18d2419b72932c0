notice(Integer(Timespan(90.7)), Integer(Timestamp('1970-01-01T00:01:00')))
