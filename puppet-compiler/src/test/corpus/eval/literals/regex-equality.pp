[/a/ == /a/, /a/ == /b/, /a/ =~ Regexp]
