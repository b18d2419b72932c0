notice(jump_words())
