notice(Boolean('yes'), Boolean('NO'), Boolean(0), Boolean(1.5), Boolean('y'), Boolean('n'), Boolean('True'))
