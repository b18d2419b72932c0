[floor(-0.5), floor('3.7'), floor('-1.2e1'), floor(4), floor(-4)]
