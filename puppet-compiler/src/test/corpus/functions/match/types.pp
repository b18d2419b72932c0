notice(match('abc', Regexp[/b/]), match('abc', Pattern[/z/, /c/]), match('abc', ['z', [/a/]]))
