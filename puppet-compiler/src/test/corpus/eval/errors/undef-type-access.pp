Undef[1]
