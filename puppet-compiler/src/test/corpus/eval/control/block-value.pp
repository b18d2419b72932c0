$v = with(1) |$x| {
  $y = $x + 1
  $y * 10
}
$v
