# logs only
$a = {b=>[1,{c=>2}]}
notice(getvar('a.b.1.c'), get($a, 'b.1.c'), get($a, 'b.5.c'), get($a, 'b.x', 'd'), get($a, ''), dig($a, 'b', 1, 'c'))
notice(get($a, 'b.x.y'))
notice($a.dig('b', 'x'))
