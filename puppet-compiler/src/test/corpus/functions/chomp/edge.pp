[chomp(''), chomp("a\r\n\n"), chomp("a\r"), chomp(["x\n", 'y']), chomp(7)]
