[Timespan(10) > 5, Timespan(10) == 10, 10 == Timespan(10), Timespan(10) < Timespan(11), 9.5 < Timespan(10), Timestamp('2020-01-01') > Timestamp('2019-01-01'), Timestamp(0) == 0]
