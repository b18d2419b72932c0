# logs only
define d() {
  [1, 2, 3].each |$x| {
    if $x == 2 { return() }
    notice("${title} ${x}")
  }
  notice('never')
}
d { ['a', 'b']: }
