notice(match('abc123', /([a-z]+)([0-9]+)/), match('abc', 'b'), match('abc', /z/) == undef, match(['ax','bx'], /(.)x/))
