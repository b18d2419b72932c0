notice(compare(Timespan(5), 6), compare(5, Timespan(5)), compare(Timestamp('2016-01-01'), Timestamp('2017-01-01')))
