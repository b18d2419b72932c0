# confdir: /bare
site { }
