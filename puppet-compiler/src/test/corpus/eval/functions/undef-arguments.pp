function show_it(Optional[String] $a, $b = 'dflt') { "[${a}][${b}]" }
[show_it(undef), show_it(undef, undef), show_it('x', 'y')]
