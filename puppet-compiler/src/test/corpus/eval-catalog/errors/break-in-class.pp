# logs only
class c {
  break()
}
include c
