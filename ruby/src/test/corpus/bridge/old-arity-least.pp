notice(api_some())
