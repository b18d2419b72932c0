[foo, foo::bar, web-01, a_b]
