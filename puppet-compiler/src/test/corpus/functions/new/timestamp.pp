notice(Timestamp('2016-09-21T13:04:05.5'), Timestamp('2016-09-21'), Timestamp(0), Timestamp(1.5), Timestamp('2016-09-21 13:04:05 CET'), Timestamp('21/09/2016','%d/%m/%Y'))
