notice(generate('/bin/echo', 'one', 2))
