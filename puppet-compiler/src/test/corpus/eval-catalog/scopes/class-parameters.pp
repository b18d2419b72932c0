# logs only
class p($a, $b = $a + 1, Integer $c = 7) { notice("${a} ${b} ${c} ${title} ${name}") }
class { 'p': a => 1 }
notice([$p::a, $p::b, $p::c])
