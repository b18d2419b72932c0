String(true,'%z')
