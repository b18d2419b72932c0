Integer({from=>'x'})
