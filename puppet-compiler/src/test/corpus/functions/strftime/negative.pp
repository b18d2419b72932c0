notice(strftime(Timespan(-90), '%M:%S'))
