[Regexp[/a/], Regexp['b'], /a/ =~ Regexp[/a/], /b/ =~ Regexp[/a/]]
