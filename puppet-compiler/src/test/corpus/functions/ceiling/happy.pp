notice(ceiling(1.2), ceiling(-1.2), ceiling(3))
