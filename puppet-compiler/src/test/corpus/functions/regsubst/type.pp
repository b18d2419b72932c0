notice(regsubst('abc', Regexp[/b/], 'X'), regsubst('abc', Regexp, 'X'))
