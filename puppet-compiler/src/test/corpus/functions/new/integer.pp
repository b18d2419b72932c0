notice(Integer('12'), Integer('0x1F'), Integer('010'), Integer('0b11'), Integer('-5'), Integer('- 5'), Integer(3.99), Integer(true), Integer(-3.2))
