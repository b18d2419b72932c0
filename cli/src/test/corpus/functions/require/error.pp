class outer {
  require m, nosuch
}
include outer
