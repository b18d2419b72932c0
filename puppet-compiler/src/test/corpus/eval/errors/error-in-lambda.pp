[1, 2].each |$x| {
  $y = $x + 'z'
}
