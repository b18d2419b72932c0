class outer {
  tag('A::B', ['c', 'D'], 1)
  notify { 'n': tag => 'own' }
}
include outer
notify { 'untagged': }
