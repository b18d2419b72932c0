[Enum['b', 'a'], Enum[x, y], Enum['A', 'a', true], 'A' =~ Enum['a', true], 'A' =~ Enum['a']]
