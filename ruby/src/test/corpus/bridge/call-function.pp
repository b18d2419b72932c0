notice(api::caller('upcase', 'a'), api::caller('map', [1, 2]) |$x| { $x + 1 }, api::caller('api::kind', 1))
