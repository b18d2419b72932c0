10 / Timespan(2)
