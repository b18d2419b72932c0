upcase(undef)
