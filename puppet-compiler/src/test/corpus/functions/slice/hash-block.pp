$h = {a=>1,b=>2,c=>3}
$h.slice(2) |$a,$b| { notice($a, $b) }
