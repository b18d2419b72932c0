notice(Integer('11',2), Integer('17',8), Integer('FF',16), Integer('0xFF',16), Integer('08',10), Integer('-7', default, true))
