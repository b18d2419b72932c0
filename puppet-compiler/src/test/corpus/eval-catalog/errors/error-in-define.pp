# logs only
define d($v) {
  $y = $v + 1
}
d { 'x': v => 'text' }
