class outer {
  require m
  notify { 'after': }
}
include outer
