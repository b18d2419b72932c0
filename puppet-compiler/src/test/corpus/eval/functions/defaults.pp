function greet($name, $greeting = 'Hello', $text = "${greeting} ${name}") { $text }
[greet('a'), greet('b', 'Hi'), greet('c', 'x', 'y')]
