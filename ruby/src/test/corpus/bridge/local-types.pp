notice(api::local([1, 2, 3]))
