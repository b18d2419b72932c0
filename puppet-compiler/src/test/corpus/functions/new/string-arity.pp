String(1,'%s',3)
