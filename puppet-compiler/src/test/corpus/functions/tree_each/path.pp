$h = {a=>{b=>[1]}}
$h.tree_each |$p,$v| { notice($p, $v) }
