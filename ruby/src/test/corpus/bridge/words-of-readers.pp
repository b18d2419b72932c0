['{', '[1,', '[1 2]', '{"a":1} x', '[NaN]'].each |$text| { notice(t::reads('json', $text)) }
['a: [', "a: 'b", "a: b: c", "\ta: 1", 'a: {'].each |$text| { notice(t::reads('yaml', $text)) }
