class outer {
  notice(contain(['m', Class['m::one']], 'm'))
}
include outer
