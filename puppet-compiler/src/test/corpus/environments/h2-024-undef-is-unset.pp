$environment = undef
