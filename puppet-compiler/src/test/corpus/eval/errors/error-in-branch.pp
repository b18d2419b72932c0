$x = 1
if $x == 1 {
  case $x {
    1: { [1, 2][$x, 'z'] }
    default: { }
  }
}
