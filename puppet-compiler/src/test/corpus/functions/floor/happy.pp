notice(floor(1.7), floor(-1.2), floor(3), floor('2.9'))
