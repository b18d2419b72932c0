notice(api_old('a', undef), api_some(1), api_some(1, 2, 3))
api_say('a', 1)
