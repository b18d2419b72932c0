with(1) |$x| {
  $x = 2
}
