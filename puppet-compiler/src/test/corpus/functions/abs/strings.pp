notice(abs('-5'), abs('-2.50'))
