class outer {
  tag('colour', 'blue')
  notify { 'n': }
}
include outer
