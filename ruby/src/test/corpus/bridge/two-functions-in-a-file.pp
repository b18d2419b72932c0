notice(jump_two('a'), jump::second('b'))
