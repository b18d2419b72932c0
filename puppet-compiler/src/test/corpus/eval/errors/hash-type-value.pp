Hash['a', Integer]
