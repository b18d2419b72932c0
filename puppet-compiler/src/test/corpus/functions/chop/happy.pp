notice(chop("abc"), chop("a\r\n"), chop(''), chop(['xy', 'z']))
