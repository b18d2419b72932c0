notice(api_some(1, 2, 3, 4))
