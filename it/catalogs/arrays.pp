# Parameters of every plain kind.
notify { 'array': message => ['one', 2, 3.5, true, ['nested', ['deeper']], { 'k' => [1, { 'x' => 'y' }] }] }
notify { 'numbers': message => [0, -1, 9223372036854775807, 1.0e10, -0.5] }
notify { "text with \"quotes\", a \\ and\nlines, ünïcödé \u{1F600}": }
