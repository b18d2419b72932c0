strftime(Timespan(1), '%Q')
