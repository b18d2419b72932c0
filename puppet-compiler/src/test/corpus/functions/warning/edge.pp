warning()
warning("two\nlines", undef, 0x10)
