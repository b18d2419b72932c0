alert()
alert('a', 1, undef, [1, {'b' => Sensitive('s')}])
