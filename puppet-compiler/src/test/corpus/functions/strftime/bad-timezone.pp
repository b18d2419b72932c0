strftime(Timestamp(0), '%H', 'nowhere')
