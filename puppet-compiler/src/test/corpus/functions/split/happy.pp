notice(split('a,b,,c,,', ','), split('abc', ''), split('a1b2c', /[0-9]/), split('a.b', '[.]'), split('', ','), split('abc', Regexp[/b/]))
