[upcase(''), upcase('äß'), upcase(['a', 'Bc']), upcase(3)]
