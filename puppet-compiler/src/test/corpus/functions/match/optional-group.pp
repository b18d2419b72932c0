notice(match('a', /(a)(b)?/))
