crit('', 1.50, default, /a/)
