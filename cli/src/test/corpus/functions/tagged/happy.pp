class outer {
  tag('blue')
  notice(tagged('blue'), tagged('outer'), tagged('red'))
}
include outer
