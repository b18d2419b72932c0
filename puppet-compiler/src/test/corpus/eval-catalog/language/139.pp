# logs only
notice('a' !~ /b/, 'a' =~ String, 5 =~ Integer[1,3], !true, !undef, !'', - 5, -'5')
notice(-'x')
