notice(shellquote())
