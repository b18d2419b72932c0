notice(lookup('greeting', Integer))
