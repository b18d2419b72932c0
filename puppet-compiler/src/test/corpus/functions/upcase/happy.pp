notice(upcase('abc'), upcase(['a', ['b']]), upcase({'a' => 'b'}), upcase(1), upcase('straße'))
