notice(api::kind(3), api::kind('a'), api::kind('a', true), api::kind([1, 2]), api::kind([], 1, 2.5))
