class outer {
  contain m
}
include outer
