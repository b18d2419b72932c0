class early {
  notice('one')
  if true { return() }
  notice('two')
}
include early
'after'
