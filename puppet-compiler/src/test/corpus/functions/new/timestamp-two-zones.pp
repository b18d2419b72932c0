Timestamp('2016 UTC','%Y %Z','EST')
