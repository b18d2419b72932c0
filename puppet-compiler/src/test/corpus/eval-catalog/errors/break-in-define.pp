# logs only
define d() {
  break()
}
d { 'x': }
