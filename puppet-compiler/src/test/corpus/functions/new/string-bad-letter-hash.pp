String({},'%d')
