# logs only
notice(abs(-5), abs(-1.5), abs('-5'), ceiling(1.2), floor('1.8'), round(1.5), round(-1.5), round('2.5'))
notice(abs('x'))
