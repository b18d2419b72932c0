# logs only
$x = {a=>{b=>1}}
notice("${x} ${x[a]} ${x['a']['b']} $x[a] ${x.keys} ${x[a].size} $x.keys")
