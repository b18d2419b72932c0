notice(generate('/bin/false', 'x'))
