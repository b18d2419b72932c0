$a = [1, 'two', 3.5, true, undef, /re/, default, Integer[1, 2]]
$h = {'k' => 'v', 1 => [2, undef]}
$yes = true
["${a}", "${h}", "${undef}", "${yes}|${!$yes}", "${[]}${{}}", "${$a[2]}x"]
