match('abc', Integer)
