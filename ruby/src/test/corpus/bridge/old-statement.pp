$x = api_say('a')
