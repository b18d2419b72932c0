notice(lookup('nosuch'))
