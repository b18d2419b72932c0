"x ${ @(E) } y
  foo
  E
"