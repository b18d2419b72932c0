notice(shellquote('a b', 'c', ['d"e', ["it's \$x"]], '', 'x!y', "a'b"))
