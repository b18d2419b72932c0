$a = ['q']
$h = {}
notice(o_mutate($a, $h))
notice($a, $h)
