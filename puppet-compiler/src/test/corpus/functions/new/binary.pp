notice(Binary('YWJj'), Binary('abc','%s'), Binary([97,98]), Binary({value=>'YQ==', format=>'%B'}), Binary('YWI','%b'), Binary('YWI_','%u'))
