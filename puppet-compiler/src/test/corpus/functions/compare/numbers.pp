notice(compare(1,2), compare(2.5,2), compare(1,1.0))
