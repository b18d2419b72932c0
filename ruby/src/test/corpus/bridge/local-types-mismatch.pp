notice(api::local([1, 4]))
