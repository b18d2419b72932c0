notice(Init[Integer].new('5'), Init[Integer,16].new('17'), Init[Timestamp].new('2016-01-01'))
