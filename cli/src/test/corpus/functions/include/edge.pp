notice(include('::m', ['m::one', 'm'], Class['m::one']))
