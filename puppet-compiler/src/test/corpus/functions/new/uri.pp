notice(URI('http://example.com:8080/a?b#c'), URI({scheme=>'https', host=>'x.y', path=>'/z'}))
