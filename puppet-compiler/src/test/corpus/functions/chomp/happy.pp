notice(chomp("a\n"), chomp("a\r\n"), chomp("a\n\n"), chomp(["x\r", "y"]))
