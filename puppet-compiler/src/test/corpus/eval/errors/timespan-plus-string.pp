Timespan(1) + 'x'
