# logs only
define d($v = 'default', $w = "${v}!") { notice("${title} ${name} ${v} ${w} [${x}]") }
class a { $x = 'hidden' d { 'one': } }
include a
d { 'two': v => 'given' }
