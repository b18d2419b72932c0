# logs only
class early {
  notice('one')
  if true { return() }
  notice('two')
}
include early
notice('after')
