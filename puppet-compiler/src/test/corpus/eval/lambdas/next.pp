[1, 2, 3, 4].map |$x| {
  if $x == 2 { next('skipped') }
  if $x == 3 { next() }
  $x * 10
}
