Type('1nteger')
