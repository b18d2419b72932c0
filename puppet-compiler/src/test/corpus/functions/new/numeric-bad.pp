Numeric('12abc')
