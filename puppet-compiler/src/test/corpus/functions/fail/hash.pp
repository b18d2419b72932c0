fail({a => [undef, default]})
