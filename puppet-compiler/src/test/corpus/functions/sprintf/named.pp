notice(sprintf('%<a>s-%{b}', {'a' => 1, 'b' => 'x'}))
