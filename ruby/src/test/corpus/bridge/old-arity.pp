notice(api_old('a'))
