notice(Numeric('12'), Numeric('1.5'), Numeric('0x1F'), Numeric('0b101'), Numeric('017'), Numeric(true), Numeric('-3', true), Numeric('1e2'))
