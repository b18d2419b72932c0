notice(ceiling('1.2'))
