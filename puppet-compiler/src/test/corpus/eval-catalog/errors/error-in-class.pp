# logs only
class c {
  $list = [1, 2]
  $list.each |$x| {
    fail("at ${x}")
  }
}
class outer { include c }
include outer
