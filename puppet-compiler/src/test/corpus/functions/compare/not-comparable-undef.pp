compare(undef, 1)
