[capitalize(''), capitalize('ÄB'), capitalize(['aB', 'c']), capitalize(3.5), capitalize('1a')]
