$a = [1, 'two', 3.5, true, undef, /re/, default, Integer[1, 2]]
$h = {'k' => 'v', 1 => [2, undef]}
["${a}", "${h}", "${1.5}x", "${undef}", "${true}|${false}", "${[]}${{}}"]
