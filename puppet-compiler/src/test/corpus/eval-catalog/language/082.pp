# logs only
$a = {b=>[1,{c=>2}]}
notice(get($a, 'b.x.y') |$e| { $e.issue_code })
