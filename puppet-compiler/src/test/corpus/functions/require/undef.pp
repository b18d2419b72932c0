require(undef)
