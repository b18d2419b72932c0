notice(round(1.5), round(-1.5), round(1.4), round(2), round(0.5), round(-0.4))
