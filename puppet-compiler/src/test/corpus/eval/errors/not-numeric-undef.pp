undef + 1
