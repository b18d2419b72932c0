fail(undef, 'x')
