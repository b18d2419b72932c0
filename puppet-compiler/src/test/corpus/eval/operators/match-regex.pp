['abc' =~ /b/, 'abc' !~ /b/, 'abc' =~ /^B/, 'abc' =~ /(?i:B)/, "a\nb" =~ /^b$/, 'abc' =~ 'b.', 'a.c' =~ 'a\.c']
