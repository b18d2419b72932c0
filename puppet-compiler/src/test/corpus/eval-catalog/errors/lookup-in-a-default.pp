class a(
  $y = 1,
  $x = lookup('nope')) { }
include a
