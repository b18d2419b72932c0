[chop(''), chop("a\r\n"), chop('é'), chop(['ab', 'c']), chop(7)]
