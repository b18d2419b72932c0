String(1,'%z')
