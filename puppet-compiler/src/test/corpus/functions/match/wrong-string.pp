match(1, /a/)
