['class', 'if', 'site', 'application']
