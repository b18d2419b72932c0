notice(api::kind('a', 'b'))
