notice(upcase(frob('x')))
