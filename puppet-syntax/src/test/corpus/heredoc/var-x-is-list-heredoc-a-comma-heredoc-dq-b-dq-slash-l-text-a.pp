$x = [@(A), @("B"/L)]
  text a
  A
  text b \
  cont
  -B