notice(downcase('ABC'), downcase(['A', ['B']]), downcase({'A' => 'B', 'C' => ['D', 1]}), downcase(1), downcase('ÀÉ'))
